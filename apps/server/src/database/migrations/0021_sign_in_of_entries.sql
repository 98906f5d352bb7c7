ALTER TABLE "audit_entries" ADD COLUMN "signed_in_with" text;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "signed_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "signed_in_with" text;