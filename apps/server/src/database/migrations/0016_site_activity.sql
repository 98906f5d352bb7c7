CREATE TABLE "site_activity" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"first_loaded_at" timestamp (3) with time zone,
	"last_loaded_at" timestamp (3) with time zone,
	"loaded_from" text,
	"fired_at" timestamp (3) with time zone,
	"dismissed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "site_activity" ADD CONSTRAINT "site_activity_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Websites that exist already need no list of first steps.
INSERT INTO "site_activity" ("site_id", "dismissed_at") SELECT "id", now() FROM "sites" WHERE "kind" = 'app';