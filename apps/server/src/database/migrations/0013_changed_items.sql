DROP INDEX "tags_unpublished";--> statement-breakpoint
DROP INDEX "triggers_unpublished";--> statement-breakpoint
DROP INDEX "variables_unpublished";--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "is_changed" boolean GENERATED ALWAYS AS (content_hash is distinct from published_hash) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "triggers" ADD COLUMN "is_changed" boolean GENERATED ALWAYS AS (content_hash is distinct from published_hash) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "variables" ADD COLUMN "is_changed" boolean GENERATED ALWAYS AS (content_hash is distinct from published_hash) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "tags_unpublished" ON "tags" USING btree ("site_id") WHERE "tags"."is_changed";--> statement-breakpoint
CREATE INDEX "triggers_unpublished" ON "triggers" USING btree ("site_id") WHERE "triggers"."is_changed";--> statement-breakpoint
CREATE INDEX "variables_unpublished" ON "variables" USING btree ("site_id") WHERE "variables"."is_changed";