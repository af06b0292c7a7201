-- What moves, is published or attached is no change of what a block says.
CALL keep_audits('lesson_blocks', 'lesson_blocks', 'updated_at,sort,sort_order,layer_id,published_at,status_before_deletion,deleted_at,deletion');
--> statement-breakpoint
CALL keep_text_files('lesson_blocks', 'lesson_block_files', 'block_id', 'text,answers');
--> statement-breakpoint
-- What learners do not see is nothing that they must do: a block that is deleted, or published no more, leaves the close
-- condition of its lesson, and does not come back by itself.
CALL run_after('UPDATE', 'lesson_blocks', 'close_condition',
  'DELETE FROM lesson_close_blocks AS closing WHERE closing.ctid = ANY (ARRAY(
     SELECT named.ctid FROM (SELECT company_id, lesson_id, id FROM added WHERE status <> ''published'' OFFSET 0) AS gone
     CROSS JOIN LATERAL (
       SELECT kept.ctid FROM lesson_close_blocks AS kept
       WHERE kept.company_id = gone.company_id AND kept.lesson_id = gone.lesson_id AND kept.block_id = gone.id OFFSET 0
     ) AS named))');
