-- A page of comments counts nothing: neither its total, nor what is said beneath a lesson or a comment, nor likes.
CALL keep_row_counts('lesson_comments', 'status', 'lesson_id,status', 'parent_id,status');
--> statement-breakpoint
CALL keep_row_counts('lesson_likes', 'lesson_id,value');
--> statement-breakpoint
CALL keep_row_counts('lesson_comment_likes', 'comment_id,value');
