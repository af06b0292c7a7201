ALTER TABLE "test_attempts" ADD COLUMN "secret" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
-- Attempts that are here have been shown with ids of the database: pages that are open, and answers that browsers keep, name parts by these.
ALTER TABLE "test_attempts" ADD COLUMN "old_ids_until" timestamp(3) with time zone DEFAULT now() + interval '7 days';--> statement-breakpoint
ALTER TABLE "test_attempts" ALTER COLUMN "old_ids_until" DROP DEFAULT;--> statement-breakpoint
CALL keep_audits('test_attempts', 'test_attempts', 'updated_at,seed,secret,old_ids_until,visitor_digest,shuffle_answers,waiting_count,checked_at');
