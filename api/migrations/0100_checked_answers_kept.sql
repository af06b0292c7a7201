CALL keep_audits('test_attempts', 'test_attempts', 'updated_at,seed,visitor_digest,shuffle_answers,waiting_count,checked_at');
