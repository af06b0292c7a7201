CREATE TABLE "film_moments" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"moment" integer NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"replays" integer DEFAULT 0 NOT NULL,
	"exits" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "film_moments_company_id_block_id_moment_pk" PRIMARY KEY("company_id","block_id","moment")
);
--> statement-breakpoint
ALTER TABLE "film_moments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_sessions" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"session" uuid NOT NULL,
	"began_at" timestamp(3) with time zone NOT NULL,
	"heard_at" timestamp(3) with time zone NOT NULL,
	"sequence" integer NOT NULL,
	"position" integer NOT NULL,
	"first" "int4multirange" DEFAULT '{}' NOT NULL,
	"again" "int4multirange" DEFAULT '{}' NOT NULL,
	"counted_first" "int4multirange" DEFAULT '{}' NOT NULL,
	"counted_again" "int4multirange" DEFAULT '{}' NOT NULL,
	"counted_position" integer,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "film_sessions_company_id_block_id_user_id_session_pk" PRIMARY KEY("company_id","block_id","user_id","session")
);
--> statement-breakpoint
ALTER TABLE "film_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_transcripts" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"job_id" integer NOT NULL,
	"file_id" integer,
	"segments" jsonb,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_transcripts_company_id_block_id_pk" PRIMARY KEY("company_id","block_id")
);
--> statement-breakpoint
ALTER TABLE "film_transcripts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "film_watches" (
	"company_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "film_watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"watched" "int4multirange" DEFAULT '{}' NOT NULL,
	"watched_seconds" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"duration" integer NOT NULL,
	"used_until" timestamp(3) with time zone NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "film_watches_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "film_watches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "films" (
	"company_id" integer NOT NULL,
	"lesson_id" integer NOT NULL,
	"block_id" integer NOT NULL,
	"duration" integer NOT NULL,
	CONSTRAINT "films_company_id_block_id_pk" PRIMARY KEY("company_id","block_id"),
	CONSTRAINT "films_duration" CHECK (duration > 0)
);
--> statement-breakpoint
ALTER TABLE "films" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "film_moments" ADD CONSTRAINT "film_moments_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_sessions" ADD CONSTRAINT "film_sessions_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_sessions" ADD CONSTRAINT "film_sessions_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_transcripts" ADD CONSTRAINT "film_transcripts_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_watches" ADD CONSTRAINT "film_watches_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_watches" ADD CONSTRAINT "film_watches_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "film_watches" ADD CONSTRAINT "film_watches_company_id_user_id_company_members_company_id_user_id_fk" FOREIGN KEY ("company_id","user_id") REFERENCES "public"."company_members"("company_id","user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "films" ADD CONSTRAINT "films_block" FOREIGN KEY ("company_id","lesson_id","block_id") REFERENCES "public"."lesson_blocks"("company_id","lesson_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "film_moments_lesson_id" ON "film_moments" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "film_sessions_lesson_id" ON "film_sessions" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "film_sessions_user_id" ON "film_sessions" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "film_sessions_uncounted" ON "film_sessions" USING btree ("heard_at") WHERE "film_sessions"."is_counted" = false;--> statement-breakpoint
CREATE INDEX "film_sessions_heard" ON "film_sessions" USING btree ("heard_at");--> statement-breakpoint
CREATE INDEX "film_transcripts_lesson_id" ON "film_transcripts" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE UNIQUE INDEX "film_watches_of_learner" ON "film_watches" USING btree ("company_id","block_id","user_id");--> statement-breakpoint
CREATE INDEX "film_watches_lesson_id" ON "film_watches" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE INDEX "film_watches_user_id" ON "film_watches" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "film_watches_seconds" ON "film_watches" USING btree ("company_id","block_id","watched_seconds","id");--> statement-breakpoint
CREATE INDEX "film_watches_updated" ON "film_watches" USING btree ("company_id","block_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "films_lesson_id" ON "films" USING btree ("company_id","lesson_id","block_id");--> statement-breakpoint
CREATE POLICY "film_moments_app" ON "film_moments" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_moments_system" ON "film_moments" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_sessions_app" ON "film_sessions" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_sessions_system" ON "film_sessions" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_transcripts_app" ON "film_transcripts" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_transcripts_system" ON "film_transcripts" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "film_watches_app" ON "film_watches" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "film_watches_system" ON "film_watches" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "films_app" ON "films" AS PERMISSIVE FOR ALL TO "kafedra_app" USING (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer) WITH CHECK (company_id = nullif(current_setting('kafedra.company_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "films_system" ON "films" AS PERMISSIVE FOR ALL TO "kafedra_system" USING (true) WITH CHECK (true);