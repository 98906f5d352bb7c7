ALTER TABLE "debug_links" DROP CONSTRAINT "debug_links_site_id_unique";--> statement-breakpoint
ALTER TABLE "debug_links" ADD COLUMN "ends_at" timestamp (3) with time zone DEFAULT now() + interval '7 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "debug_links" ALTER COLUMN "ends_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "debug_links" ADD COLUMN "created_by" uuid;--> statement-breakpoint
ALTER TABLE "debug_links" ADD CONSTRAINT "debug_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "debug_links_site" ON "debug_links" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "debug_links_end" ON "debug_links" USING btree ("ends_at");