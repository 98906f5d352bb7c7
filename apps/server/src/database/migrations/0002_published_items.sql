CREATE TABLE "published_items" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"item_type" text NOT NULL,
	CONSTRAINT "published_items_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "stopped_tags" (
	"site_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"stopped_at" timestamp (3) with time zone NOT NULL,
	"author_id" uuid,
	"author_email" text,
	CONSTRAINT "stopped_tags_site_id_tag_id_pk" PRIMARY KEY("site_id","tag_id")
);
--> statement-breakpoint
ALTER TABLE "published_items" ADD CONSTRAINT "published_items_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stopped_tags" ADD CONSTRAINT "stopped_tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tags_unpublished" ON "tags" USING btree ("site_id") WHERE "tags"."content_hash" is distinct from "tags"."published_hash";--> statement-breakpoint
CREATE INDEX "triggers_unpublished" ON "triggers" USING btree ("site_id") WHERE "triggers"."content_hash" is distinct from "triggers"."published_hash";--> statement-breakpoint
CREATE INDEX "variables_unpublished" ON "variables" USING btree ("site_id") WHERE "variables"."content_hash" is distinct from "variables"."published_hash";;--> statement-breakpoint
INSERT INTO "published_items" ("site_id", "id", "kind", "name", "item_type")
SELECT "published"."site_id", ("item"."value" ->> 'id')::uuid, "list"."kind", "item"."value" ->> 'name', "item"."value" ->> "list"."item_type"
FROM "versions" "published"
JOIN "version_contents" "stored" ON "stored"."site_id" = "published"."site_id" AND "stored"."hash" = "published"."content_hash"
CROSS JOIN (VALUES ('tag', 'tags', 'template'), ('trigger', 'triggers', 'trigger_type'), ('variable', 'variables', 'variable_type')) AS "list" ("kind", "name", "item_type")
CROSS JOIN LATERAL jsonb_array_elements("stored"."content" -> "list"."name") AS "item"
WHERE "published"."version_type" = 'published';--> statement-breakpoint
UPDATE "versions" SET "has_changes" =
	EXISTS (SELECT 1 FROM "tags" "item" WHERE "item"."site_id" = "versions"."site_id" AND "item"."content_hash" IS DISTINCT FROM "item"."published_hash")
	OR EXISTS (SELECT 1 FROM "triggers" "item" WHERE "item"."site_id" = "versions"."site_id" AND "item"."content_hash" IS DISTINCT FROM "item"."published_hash")
	OR EXISTS (SELECT 1 FROM "variables" "item" WHERE "item"."site_id" = "versions"."site_id" AND "item"."content_hash" IS DISTINCT FROM "item"."published_hash")
	OR EXISTS (SELECT 1 FROM "published_items" "item" WHERE "item"."site_id" = "versions"."site_id"
		AND NOT EXISTS (SELECT 1 FROM "tags" "kept" WHERE "kept"."site_id" = "item"."site_id" AND "kept"."id" = "item"."id")
		AND NOT EXISTS (SELECT 1 FROM "triggers" "kept" WHERE "kept"."site_id" = "item"."site_id" AND "kept"."id" = "item"."id")
		AND NOT EXISTS (SELECT 1 FROM "variables" "kept" WHERE "kept"."site_id" = "item"."site_id" AND "kept"."id" = "item"."id"))
WHERE "version_type" = 'draft';
