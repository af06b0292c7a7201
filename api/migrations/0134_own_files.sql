DROP INDEX "files_key";--> statement-breakpoint
CREATE UNIQUE INDEX "files_key" ON "files" USING btree ("key","company_id");--> statement-breakpoint
ALTER TABLE "account_files" ALTER COLUMN "id" DROP IDENTITY;--> statement-breakpoint
ALTER TABLE "account_files" ALTER COLUMN "id" SET DEFAULT nextval('files_id_seq');--> statement-breakpoint
GRANT USAGE ON SEQUENCE files_id_seq TO kafedra_app, kafedra_system;--> statement-breakpoint
-- What is there gets ids that no file of a company has. Nothing names them: addresses hold the key.
UPDATE account_files SET id = -id;--> statement-breakpoint
UPDATE account_files SET id = DEFAULT;--> statement-breakpoint
ALTER TABLE "account_files" ADD COLUMN "poster_id" integer;--> statement-breakpoint
ALTER TABLE "account_files" ADD CONSTRAINT "account_files_poster_id_account_files_id_fk" FOREIGN KEY ("poster_id") REFERENCES "public"."account_files"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_files_poster_id" ON "account_files" USING btree ("poster_id") WHERE poster_id is not null;
