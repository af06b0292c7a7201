CALL keep_audits('subjects', 'subjects', 'updated_at,sort');
--> statement-breakpoint
CALL keep_audits('topics', 'topics', 'updated_at');
--> statement-breakpoint
CALL keep_link_audits('subject_topics', 'subjects', 'subject_id', 'topics',
  '(SELECT name FROM topics WHERE topics.company_id = link.company_id AND topics.id = link.topic_id)');
