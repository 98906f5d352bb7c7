CREATE INDEX "changelog_entries_resource" ON "changelog_entries" USING btree ("site_id","resource_id");--> statement-breakpoint
CREATE INDEX "tags_order" ON "tags" USING btree ("site_id",(lower("name") collate "und-x-icu"),"created_at","id");--> statement-breakpoint
CREATE INDEX "triggers_order" ON "triggers" USING btree ("site_id",(lower("name") collate "und-x-icu"),"created_at","id");--> statement-breakpoint
CREATE INDEX "variables_order" ON "variables" USING btree ("site_id",(lower("name") collate "und-x-icu"),"created_at","id");