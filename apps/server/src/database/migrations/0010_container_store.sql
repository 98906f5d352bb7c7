CREATE TABLE "stored_containers" (
	"site_id" uuid PRIMARY KEY NOT NULL,
	"store" text NOT NULL,
	"artifact_hash" text NOT NULL
);
