ALTER TABLE "tag_triggers" ADD COLUMN "is_blocking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "tag_triggers" DROP CONSTRAINT "tag_triggers_site_id_tag_id_trigger_id_pk";--> statement-breakpoint
ALTER TABLE "tag_triggers" ADD CONSTRAINT "tag_triggers_site_id_tag_id_trigger_id_is_blocking_pk" PRIMARY KEY("site_id","tag_id","trigger_id","is_blocking");--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "firing_frequency" text DEFAULT 'each_time' NOT NULL;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "setup_tag" jsonb;--> statement-breakpoint
ALTER TABLE "tags" ADD COLUMN "cleanup_tag" jsonb;--> statement-breakpoint
CREATE INDEX "tags_sequenced" ON "tags" USING btree ("site_id") WHERE ("tags"."setup_tag" is not null or "tags"."cleanup_tag" is not null);