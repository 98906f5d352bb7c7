CREATE TABLE "artifact_pointers" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"artifact_hash" text NOT NULL,
	"version_id" uuid NOT NULL,
	"checksum" text NOT NULL,
	"build" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "artifacts" (
	"hash" text PRIMARY KEY NOT NULL,
	"raw" "bytea" NOT NULL,
	"gzip" "bytea" NOT NULL,
	"brotli" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "debug_artifacts" (
	"site_id" uuid NOT NULL,
	"checksum" text NOT NULL,
	"artifact_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debug_artifacts_site_id_checksum_pk" PRIMARY KEY("site_id","checksum")
);
--> statement-breakpoint
CREATE TABLE "debug_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "debug_links_site_id_unique" UNIQUE("site_id"),
	CONSTRAINT "debug_links_secret_unique" UNIQUE("secret")
);
--> statement-breakpoint
CREATE TABLE "access_levels" (
	"site_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"level" text NOT NULL,
	CONSTRAINT "access_levels_site_id_user_id_pk" PRIMARY KEY("site_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "audience_visitors" (
	"site_id" uuid NOT NULL,
	"visitor_id" text NOT NULL,
	"audience_id" uuid NOT NULL,
	CONSTRAINT "audience_visitors_site_id_visitor_id_audience_id_pk" PRIMARY KEY("site_id","visitor_id","audience_id")
);
--> statement-breakpoint
CREATE TABLE "audiences" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "audiences_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "cdp_access" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "changelog_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changelog_entries_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp (3) with time zone NOT NULL,
	"author_id" uuid,
	"author_email" text,
	"change_type" text NOT NULL,
	"resource_type" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"resource_name" text NOT NULL,
	"before_content" jsonb NOT NULL,
	"after_content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_dimensions" (
	"site_id" uuid NOT NULL,
	"tracking_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"active" boolean NOT NULL,
	CONSTRAINT "custom_dimensions_site_id_tracking_id_pk" PRIMARY KEY("site_id","tracking_id")
);
--> statement-breakpoint
CREATE TABLE "export_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"file_name" text,
	"content" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "failed_log_ins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "failed_log_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"email" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_members" (
	"site_id" uuid NOT NULL,
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	"firing_threshold" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "group_members_site_id_group_id_member_id_pk" PRIMARY KEY("site_id","group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "import_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "licences" (
	"organisation_id" uuid PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"inactive_at" timestamp (3) with time zone,
	"modules" jsonb NOT NULL,
	"plan" jsonb NOT NULL,
	"is_trial" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "modules" (
	"organisation_id" uuid NOT NULL,
	"module" text NOT NULL,
	CONSTRAINT "modules_organisation_id_module_pk" PRIMARY KEY("organisation_id","module")
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_id" uuid NOT NULL,
	"operation_type" text NOT NULL,
	"state" text NOT NULL,
	"parameters" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"input" jsonb NOT NULL,
	"user_id" uuid,
	"user_email" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"claimed_by" text,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "organisations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_dimensions" (
	"site_id" uuid NOT NULL,
	"slot" integer NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "product_dimensions_site_id_slot_pk" PRIMARY KEY("site_id","slot")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "site_meta_sites" (
	"site_id" uuid NOT NULL,
	"meta_site_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "site_meta_sites_site_id_meta_site_id_pk" PRIMARY KEY("site_id","meta_site_id")
);
--> statement-breakpoint
CREATE TABLE "sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"urls" jsonb NOT NULL,
	"gdpr" boolean NOT NULL,
	"delay" integer NOT NULL,
	"timezone" text NOT NULL,
	"draft_revision" bigint DEFAULT 0 NOT NULL,
	"settings_revision" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tag_triggers" (
	"site_id" uuid NOT NULL,
	"tag_id" uuid NOT NULL,
	"trigger_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "tag_triggers_site_id_tag_id_trigger_id_pk" PRIMARY KEY("site_id","tag_id","trigger_id")
);
--> statement-breakpoint
CREATE TABLE "tags" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"template" text NOT NULL,
	"is_active" boolean NOT NULL,
	"priority" bigint NOT NULL,
	"consent_type" text NOT NULL,
	"respect_visitors_privacy" boolean NOT NULL,
	"disable_in_debug_mode" boolean NOT NULL,
	"document_write" boolean NOT NULL,
	"scheduler" jsonb NOT NULL,
	"template_options" jsonb NOT NULL,
	"code" text,
	"content_hash" text NOT NULL,
	"published_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "tags_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "triggers" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"trigger_type" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"published_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "triggers_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL,
	"email" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "variables" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"variable_type" text NOT NULL,
	"value" text,
	"options" jsonb NOT NULL,
	"content_hash" text NOT NULL,
	"published_hash" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "variables_site_id_id_pk" PRIMARY KEY("site_id","id")
);
--> statement-breakpoint
CREATE TABLE "version_contents" (
	"site_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "version_contents_site_id_hash_pk" PRIMARY KEY("site_id","hash")
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"site_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version_type" text NOT NULL,
	"version_major" integer NOT NULL,
	"version_minor" integer NOT NULL,
	"name" text,
	"description" text,
	"parent_id" uuid,
	"content_hash" text,
	"has_changes" boolean NOT NULL,
	"author_id" uuid,
	"author_email" text,
	"publisher_id" uuid,
	"publisher_email" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "versions_site_id_id_pk" PRIMARY KEY("site_id","id"),
	CONSTRAINT "versions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "artifact_pointers" ADD CONSTRAINT "artifact_pointers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "artifact_pointers" ADD CONSTRAINT "artifact_pointers_artifact_hash_artifacts_hash_fk" FOREIGN KEY ("artifact_hash") REFERENCES "public"."artifacts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debug_artifacts" ADD CONSTRAINT "debug_artifacts_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debug_artifacts" ADD CONSTRAINT "debug_artifacts_artifact_hash_artifacts_hash_fk" FOREIGN KEY ("artifact_hash") REFERENCES "public"."artifacts"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "debug_links" ADD CONSTRAINT "debug_links_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_levels" ADD CONSTRAINT "access_levels_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_levels" ADD CONSTRAINT "access_levels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audience_visitors" ADD CONSTRAINT "audience_visitors_site_id_audience_id_audiences_site_id_id_fk" FOREIGN KEY ("site_id","audience_id") REFERENCES "public"."audiences"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audiences" ADD CONSTRAINT "audiences_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cdp_access" ADD CONSTRAINT "cdp_access_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_entries" ADD CONSTRAINT "changelog_entries_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "changelog_entries" ADD CONSTRAINT "changelog_entries_site_id_version_id_versions_site_id_id_fk" FOREIGN KEY ("site_id","version_id") REFERENCES "public"."versions"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "custom_dimensions" ADD CONSTRAINT "custom_dimensions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "export_files" ADD CONSTRAINT "export_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_site_id_group_id_triggers_site_id_id_fk" FOREIGN KEY ("site_id","group_id") REFERENCES "public"."triggers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_members" ADD CONSTRAINT "group_members_site_id_member_id_triggers_site_id_id_fk" FOREIGN KEY ("site_id","member_id") REFERENCES "public"."triggers"("site_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_files" ADD CONSTRAINT "import_files_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "licences" ADD CONSTRAINT "licences_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "modules" ADD CONSTRAINT "modules_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operations" ADD CONSTRAINT "operations_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_dimensions" ADD CONSTRAINT "product_dimensions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_meta_sites" ADD CONSTRAINT "site_meta_sites_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_meta_sites" ADD CONSTRAINT "site_meta_sites_meta_site_id_sites_id_fk" FOREIGN KEY ("meta_site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sites" ADD CONSTRAINT "sites_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_triggers" ADD CONSTRAINT "tag_triggers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_triggers" ADD CONSTRAINT "tag_triggers_site_id_tag_id_tags_site_id_id_fk" FOREIGN KEY ("site_id","tag_id") REFERENCES "public"."tags"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tag_triggers" ADD CONSTRAINT "tag_triggers_site_id_trigger_id_triggers_site_id_id_fk" FOREIGN KEY ("site_id","trigger_id") REFERENCES "public"."triggers"("site_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tags" ADD CONSTRAINT "tags_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "triggers" ADD CONSTRAINT "triggers_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variables" ADD CONSTRAINT "variables_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_contents" ADD CONSTRAINT "version_contents_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_site_id_content_hash_version_contents_site_id_hash_fk" FOREIGN KEY ("site_id","content_hash") REFERENCES "public"."version_contents"("site_id","hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "artifact_pointers_hash" ON "artifact_pointers" USING btree ("artifact_hash");--> statement-breakpoint
CREATE INDEX "debug_artifacts_hash" ON "debug_artifacts" USING btree ("artifact_hash");--> statement-breakpoint
CREATE INDEX "access_levels_user" ON "access_levels" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "changelog_entries_version" ON "changelog_entries" USING btree ("site_id","version_id","created_at","position");--> statement-breakpoint
CREATE INDEX "export_files_age" ON "export_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "export_files_site" ON "export_files" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "failed_log_ins_who" ON "failed_log_ins" USING btree ("address","email","at");--> statement-breakpoint
CREATE INDEX "group_members_member" ON "group_members" USING btree ("site_id","member_id");--> statement-breakpoint
CREATE INDEX "import_files_age" ON "import_files" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_files_site" ON "import_files" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "operations_waiting" ON "operations" USING btree ("created_at") WHERE "operations"."state" in ('created', 'started');--> statement-breakpoint
CREATE INDEX "operations_age" ON "operations" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "operations_site" ON "operations" USING btree ("site_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_end" ON "sessions" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "site_meta_sites_meta" ON "site_meta_sites" USING btree ("meta_site_id");--> statement-breakpoint
CREATE INDEX "sites_organisation" ON "sites" USING btree ("organisation_id","kind");--> statement-breakpoint
CREATE INDEX "tag_triggers_trigger" ON "tag_triggers" USING btree ("site_id","trigger_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tags_name" ON "tags" USING btree ("site_id","name");--> statement-breakpoint
CREATE INDEX "tags_template" ON "tags" USING btree ("site_id","template");--> statement-breakpoint
CREATE UNIQUE INDEX "triggers_name" ON "triggers" USING btree ("site_id","name");--> statement-breakpoint
CREATE INDEX "users_organisation" ON "users" USING btree ("organisation_id");--> statement-breakpoint
CREATE UNIQUE INDEX "variables_name" ON "variables" USING btree ("site_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "versions_draft" ON "versions" USING btree ("site_id") WHERE "versions"."version_type" = 'draft';--> statement-breakpoint
CREATE UNIQUE INDEX "versions_published" ON "versions" USING btree ("site_id") WHERE "versions"."version_type" = 'published';--> statement-breakpoint
CREATE INDEX "versions_number" ON "versions" USING btree ("site_id","version_major","version_minor");