CREATE TABLE "studio_turns" (
	"owner_id" uuid PRIMARY KEY NOT NULL,
	"served_at" timestamp with time zone NOT NULL
);
