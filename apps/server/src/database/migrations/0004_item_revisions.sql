CREATE TABLE "item_edits" (
	"site_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"revision" bigint NOT NULL,
	"change_type" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"author_id" uuid,
	"author_email" text,
	"edited_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_edits_site_id_item_id_revision_pk" PRIMARY KEY("site_id","item_id","revision")
);
--> statement-breakpoint
CREATE TABLE "item_viewers" (
	"site_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "item_viewers_site_id_item_id_user_id_pk" PRIMARY KEY("site_id","item_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "triggers" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "variables" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_edits" ADD CONSTRAINT "item_edits_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_viewers" ADD CONSTRAINT "item_viewers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_viewers" ADD CONSTRAINT "item_viewers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_edits_age" ON "item_edits" USING btree ("edited_at");--> statement-breakpoint
CREATE INDEX "item_viewers_age" ON "item_viewers" USING btree ("seen_at");