ALTER TABLE "sessions" ADD COLUMN "last_used_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "last_used_from" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;