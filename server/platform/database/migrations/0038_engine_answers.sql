CREATE TABLE "engine_answers" (
	"engine_id" text NOT NULL,
	"server" text NOT NULL,
	"path" text NOT NULL,
	"code" text NOT NULL,
	"status" smallint NOT NULL,
	"said" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "engine_answers_engine_id_server_path_code_pk" PRIMARY KEY("engine_id","server","path","code")
);
