-- Courses, their students, packages and branches, lessons with blocks, homework and webinars, and the progress of
-- students.

-- ── Foreign keys ──

-- Sets only the teacher to null when the member is deleted, and not company_id, which drizzle-kit cannot express.
ALTER TABLE lessons ADD CONSTRAINT lessons_teacher
  FOREIGN KEY (company_id, teacher_id) REFERENCES company_members (company_id, user_id) ON DELETE SET NULL (teacher_id);

-- ── Courses and their students ──

-- Maintains courses.students_count, by which lists are sorted.
CREATE FUNCTION courses_count_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET students_count = students_count + changed.difference
  FROM (
    SELECT company_id, course_id, count(*) AS difference FROM added GROUP BY company_id, course_id
  ) AS changed
  WHERE courses.company_id = changed.company_id AND courses.id = changed.course_id;
  RETURN NULL;
END $$;

CREATE FUNCTION courses_uncount_students() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE courses SET students_count = students_count - changed.difference
  FROM (
    SELECT company_id, course_id, count(*) AS difference FROM removed GROUP BY company_id, course_id
  ) AS changed
  WHERE courses.company_id = changed.company_id AND courses.id = changed.course_id;
  RETURN NULL;
END $$;

CREATE TRIGGER course_students_added AFTER INSERT ON course_students
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION courses_count_students();
CREATE TRIGGER course_students_removed AFTER DELETE ON course_students
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION courses_uncount_students();

-- courses.revision counts edits. Writes of the row when students join or leave are no edits.
CREATE FUNCTION count_course_revisions() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.revision := OLD.revision + 1;
  RETURN NEW;
END $$;

CREATE TRIGGER courses_revision BEFORE UPDATE ON courses FOR EACH ROW
  WHEN (OLD.students_count = NEW.students_count) EXECUTE FUNCTION count_course_revisions();

-- Copies a student's name from the member. The lock makes a concurrent change of the name wait, because that would not
-- see the new student yet.
CREATE FUNCTION take_student_name() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT full_name, searched INTO NEW.full_name, NEW.searched FROM company_members
  WHERE company_id = NEW.company_id AND user_id = NEW.user_id FOR SHARE;
  -- The member does not exist; the foreign key will refuse the row.
  IF NOT FOUND THEN NEW.full_name := ''; END IF;
  RETURN NEW;
END $$;

REVOKE EXECUTE ON FUNCTION take_student_name() FROM PUBLIC;

CREATE TRIGGER course_students_name BEFORE INSERT ON course_students
  FOR EACH ROW EXECUTE FUNCTION take_student_name();

-- Skips members whose name did not change, because visits write the member, too.
CALL run_after('UPDATE', 'company_members', 'students', $$
  WITH renamed AS MATERIALIZED (
    SELECT added.company_id, added.user_id, added.full_name, added.searched
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.user_id = removed.user_id
    WHERE (added.full_name, added.searched) IS DISTINCT FROM (removed.full_name, removed.searched)
  )
  UPDATE course_students AS student SET full_name = renamed.full_name, searched = renamed.searched
  FROM renamed CROSS JOIN LATERAL (
    SELECT id FROM course_students AS own WHERE own.company_id = renamed.company_id AND own.user_id = renamed.user_id OFFSET 0
  ) AS own
  WHERE student.company_id = renamed.company_id AND student.id = own.id
$$);

-- Copies the course's status to links to categories and places, as for members.
CREATE FUNCTION take_course_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  SELECT status INTO NEW.course_status FROM courses
  WHERE company_id = NEW.company_id AND id = NEW.course_id FOR SHARE;
  -- The course does not exist; the foreign key will refuse the row.
  IF NOT FOUND THEN NEW.course_status := 'deleted'; END IF;
  RETURN NEW;
END $$;

CREATE FUNCTION pass_course_status() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM added JOIN removed USING (company_id, id) WHERE added.status <> removed.status
  ) THEN
    RETURN NULL;
  END IF;
  UPDATE course_category_courses link SET course_status = added.status FROM added
    WHERE (link.company_id, link.course_id) = (added.company_id, added.id) AND link.course_status <> added.status;
  UPDATE course_places link SET course_status = added.status FROM added
    WHERE (link.company_id, link.course_id) = (added.company_id, added.id) AND link.course_status <> added.status;
  RETURN NULL;
END $$;

REVOKE EXECUTE ON FUNCTION take_course_status(), pass_course_status() FROM PUBLIC;

CREATE TRIGGER course_category_courses_course_status BEFORE INSERT ON course_category_courses
  FOR EACH ROW EXECUTE FUNCTION take_course_status();
CREATE TRIGGER course_places_course_status BEFORE INSERT ON course_places
  FOR EACH ROW EXECUTE FUNCTION take_course_status();
CREATE TRIGGER courses_links AFTER UPDATE ON courses
  REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pass_course_status();

-- ── History ──

CALL keep_audits('courses', 'courses', 'updated_at,searched,search_words,students_count,status_before_deletion,deleted_at,deletion,revision');
CALL keep_link_audits('course_category_courses', 'courses', 'course_id', 'subcategories_with_categories',
  '(SELECT title FROM course_categories category WHERE category.company_id = link.company_id AND category.id = link.category_id)');
CALL keep_link_audits('course_places', 'courses', 'course_id', 'places',
  '(SELECT name FROM places place WHERE place.company_id = link.company_id AND place.id = link.place_id)');
CALL keep_link_audits('course_bullet_points', 'courses', 'course_id', 'bullet_points', 'link.text');
CALL keep_link_audits('course_teachers', 'courses', 'course_id', 'teachers',
  '(SELECT full_name FROM company_members AS member WHERE member.company_id = link.company_id AND member.user_id = link.user_id)');
CALL keep_link_audits('course_admin_users', 'courses', 'course_id', 'admin_users',
  '(SELECT full_name FROM company_members AS member WHERE member.company_id = link.company_id AND member.user_id = link.user_id)');
CALL keep_audits('course_branches', 'course_branches', 'updated_at,sort');
CALL keep_audits('course_packages', 'course_packages', 'updated_at,sort');
CALL keep_link_audits('course_package_lessons', 'course_packages', 'package_id', 'lessons',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
CALL keep_link_audits('course_package_trial_lessons', 'course_packages', 'package_id', 'trial_lessons',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
CALL keep_link_audits('course_package_zoom_lessons', 'course_packages', 'package_id', 'zoom_meeting_lessons',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
CALL keep_link_audits('course_package_closed_lessons', 'course_packages', 'package_id', 'lessons_to_close',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
CALL keep_link_audits('course_package_closed_tests', 'course_packages', 'package_id', 'tests_to_close',
  '(SELECT title FROM tests WHERE tests.company_id = link.company_id AND tests.id = link.target_id)');
CALL keep_link_audits('course_package_closed_homeworks', 'course_packages', 'package_id', 'homeworks_to_close',
  '(SELECT name FROM lessons WHERE lessons.company_id = link.company_id AND lessons.id = link.target_id)');
CALL keep_link_audits('course_package_relations', 'course_packages', 'package_id', 'relations',
  '(SELECT name FROM course_packages AS package WHERE package.company_id = link.company_id AND package.id = link.related_package_id)');
CALL keep_audits('course_certificates', 'course_certificates', 'updated_at,searched');

-- Moving a lesson or a block, and publishing or attaching a block, are not part of the history of its content.
CALL keep_audits('lessons', 'lessons', 'updated_at,sort,layer_id,status_before_deletion,deleted_at,deletion');
CALL keep_audits('lesson_blocks', 'lesson_blocks', 'updated_at,sort,sort_order,layer_id,published_at,status_before_deletion,deleted_at,deletion');

-- Without the times of submission and checking, which the history has itself.
CALL keep_audits('homework_works', 'homework_works', 'updated_at,sent_at,checked_at,words_digest');

-- Without the columns that Zoom and the reminders write.
CALL keep_audits('lesson_webinars', 'webinars',
  'created_at,updated_at,scheduled_by,zoom_host,zoom_meeting_id,zoom_join_url,zoom_passcode,zoom_problem,reminder_problem');
CALL keep_audits('external_webinars', 'external_webinars', 'created_at,updated_at');

-- ── Row counts ──

CALL keep_row_counts('courses', 'status,entity_type', 'status,type_id', 'status,format_id', 'status,type_id,can_be_bought', 'status,format_id,can_be_bought', 'status,folder_id');
CALL keep_row_counts('course_category_courses', 'category_id,course_status');
CALL keep_row_counts('course_places', 'place_id,course_status');
CALL keep_row_counts('course_students', 'course_id', 'course_id,branch_id');
CALL keep_row_counts('course_package_users', 'package_id');
CALL keep_row_counts('lesson_comments', 'lesson_id,status', 'parent_id,status');
CALL keep_row_counts('lesson_likes', 'lesson_id,value');
CALL keep_row_counts('lesson_comment_likes', 'comment_id,value');

-- ── Values of custom fields, files in texts ──

CALL keep_field_values('custom_field_course_values', 'course_id', 'courses', 'id', 'courses', 'course_custom_field');
CALL keep_text_files('courses', 'course_files', 'course_id', 'description,program,goal,for_whom,instruction,success_result,fail_result');
CALL keep_text_files('lessons', 'lesson_files', 'lesson_id', 'description,homework');
CALL keep_text_files('lesson_blocks', 'lesson_block_files', 'block_id', 'text,answers');

-- ── Lessons and blocks ──

-- Learners need not complete blocks that they cannot see: a block that is deleted or unpublished is removed from the
-- close condition of its lesson, and is not added again automatically.
CALL run_after('UPDATE', 'lesson_blocks', 'close_condition',
  'DELETE FROM lesson_close_blocks AS closing WHERE closing.ctid = ANY (ARRAY(
     SELECT named.ctid FROM (SELECT company_id, lesson_id, id FROM added WHERE status <> ''published'' OFFSET 0) AS gone
     CROSS JOIN LATERAL (
       SELECT kept.ctid FROM lesson_close_blocks AS kept
       WHERE kept.company_id = gone.company_id AND kept.lesson_id = gone.lesson_id AND kept.block_id = gone.id OFFSET 0
     ) AS named))');

-- A lesson of the type "webinar", or with a block for its webinar, has a row in lesson_webinars.
CALL run_after('INSERT', 'lessons', 'webinars', $$
  INSERT INTO lesson_webinars (company_id, course_id, lesson_id)
  SELECT company_id, course_id, id FROM added WHERE type = 'webinar'$$);
CALL run_after('INSERT', 'lesson_blocks', 'webinars', $$
  INSERT INTO lesson_webinars (company_id, course_id, lesson_id)
  SELECT DISTINCT company_id, course_id, lesson_id FROM added WHERE type = 'webinar'
  ON CONFLICT DO NOTHING$$);

-- A video in a lesson gets a stream (api/src/media/streams).
CALL run_after('INSERT', 'lesson_block_media', 'streams', $$
  INSERT INTO film_streams (company_id, file_id)
  SELECT DISTINCT company_id, file_id FROM added
  WHERE (SELECT file.mime_type LIKE 'video/%' FROM files AS file WHERE (file.company_id, file.id) = (added.company_id, added.file_id))
    AND (SELECT block.type = 'video' FROM lesson_blocks AS block WHERE (block.company_id, block.id) = (added.company_id, added.block_id))
  ON CONFLICT DO NOTHING$$);

-- The files of a homework message expire with the message.
CALL run_after('DELETE', 'homework_message_files', 'files',
  'UPDATE files SET expires_at = now()
   WHERE purpose = ''homework'' AND (company_id, id) IN (SELECT company_id, file_id FROM removed)');

-- ── Progress of students ──

-- Adds courses to course_recounts whose students' progress must be computed again, which background work does later.
-- `course` is a query for their company_id and course_id.
CREATE PROCEDURE recount_after(event text, changed regclass, course text) LANGUAGE plpgsql AS $$
BEGIN
  CALL run_after(event, changed, 'recounted', format(
    'INSERT INTO course_recounts (company_id, course_id)
     SELECT DISTINCT each.company_id, each.course_id FROM (%s) AS each
     WHERE (SELECT coalesce(deleted_at > now(), true) FROM companies WHERE companies.id = each.company_id)
       AND EXISTS (SELECT 1 FROM courses WHERE courses.company_id = each.company_id AND courses.id = each.course_id)', course));
END $$;

REVOKE EXECUTE ON PROCEDURE recount_after(text, regclass, text) FROM PUBLIC;

CALL recount_after('INSERT', 'lessons', 'SELECT company_id, course_id FROM added');
CALL recount_after('DELETE', 'lessons', 'SELECT company_id, course_id FROM removed');
CALL recount_after('UPDATE', 'lessons', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.course_id, added.status AS status, removed.status AS status_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE status IS DISTINCT FROM status_before
$$);

-- When a certificate image is added, students who finished the course before get a certificate.
CALL recount_after('UPDATE', 'courses', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.id AS course_id, added.finish_criteria AS criteria, removed.finish_criteria AS criteria_before,
      added.certificate_id AS image, removed.certificate_id AS image_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE criteria IS DISTINCT FROM criteria_before OR image IS NOT NULL AND image_before IS NULL
$$);
CALL recount_after('UPDATE', 'course_students', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.course_id, added.branch_id AS branch, removed.branch_id AS branch_before
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE branch IS DISTINCT FROM branch_before
$$);
CALL recount_after('INSERT', 'course_packages', 'SELECT company_id, course_id FROM added');
CALL recount_after('DELETE', 'course_packages', 'SELECT company_id, course_id FROM removed');
CALL recount_after('UPDATE', 'course_packages', $$
  SELECT company_id, course_id FROM (
    SELECT added.company_id, added.course_id, added.is_default AS is_default, removed.is_default AS was_default
    FROM added FULL JOIN removed ON added.company_id = removed.company_id AND added.id = removed.id OFFSET 0
  ) AS pair WHERE is_default IS DISTINCT FROM was_default
$$);

DO $$
DECLARE
  changed text;
BEGIN
  FOREACH changed IN ARRAY ARRAY['course_package_lessons', 'course_package_closed_lessons', 'course_package_users'] LOOP
    CALL recount_after('INSERT', changed::regclass, 'SELECT company_id, (SELECT course_id FROM course_packages AS package
      WHERE package.company_id = added.company_id AND package.id = added.package_id) AS course_id FROM added');
    CALL recount_after('DELETE', changed::regclass, 'SELECT company_id, (SELECT course_id FROM course_packages AS package
      WHERE package.company_id = removed.company_id AND package.id = removed.package_id) AS course_id FROM removed');
  END LOOP;
END $$;
