-- What is said beneath a lesson or a comment, and who likes it, is not counted when it is shown.
CALL keep_row_counts('lesson_comments', 'lesson_id,status', 'parent_id,status');
--> statement-breakpoint
CALL keep_row_counts('lesson_likes', 'lesson_id,value');
--> statement-breakpoint
CALL keep_row_counts('lesson_comment_likes', 'comment_id,value');
