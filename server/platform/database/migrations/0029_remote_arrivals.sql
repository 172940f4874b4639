CREATE TABLE "remote_arrivals" (
	"job_id" uuid NOT NULL,
	"index" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "remote_arrivals_job_id_index_pk" PRIMARY KEY("job_id","index")
);
--> statement-breakpoint
ALTER TABLE "remote_arrivals" ADD CONSTRAINT "remote_arrivals_job_id_remote_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."remote_jobs"("id") ON DELETE cascade ON UPDATE no action;