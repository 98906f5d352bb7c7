CREATE TABLE "default_levels" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"level" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_domains" (
	"domain" text PRIMARY KEY NOT NULL,
	"organisation_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject"),
	CONSTRAINT "identities_user" UNIQUE("user_id","issuer")
);
--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "creates_members" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "new_member_language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "organisations" ADD COLUMN "password_sign_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "default_levels" ADD CONSTRAINT "default_levels_site_id_sites_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."sites"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_domains" ADD CONSTRAINT "email_domains_organisation_id_organisations_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "public"."organisations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;