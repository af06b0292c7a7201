// A learner comments on a lesson, a teacher answers and hides the comment, and a learner with another package sees
// nothing.
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { waitForOperation } from '../kit/operations.ts';
import { memberWith, newCourse, type School } from '../kit/school.ts';

const learning = ['LEARNING_PART_ACCESS', 'LEARN_COURSES'];

/** Creates a lesson that one learner has access to, while the package of the other excludes it. */
async function newLesson(school: School, has: string, lacks: string) {
  const course = await newCourse(school, { name: 'Физика', status: 'VISIBLE' });
  const { lesson } = await course.mutate(
    'createLesson',
    {
      name: 'Почему небо голубое',
      type: 'TEXT',
      description: '<p>Свет рассеивается на молекулах воздуха.</p>',
    },
    'lesson { id databaseId }',
  );
  // Learners without another package get the default one.
  await course.mutate('createCoursePackage', { name: 'Всё', isDefault: true });
  const { coursePackage } = await course.mutate(
    'createCoursePackage',
    { name: 'Без неба' },
    'coursePackage { id }',
  );
  await course.mutate('closeCoursePackageContent', {
    id: coursePackage.id,
    lessonIds: [lesson.id],
  });
  await course.mutate('attachCourseStudents', { users: { ids: [has] } });
  await course.mutate('attachCourseStudents', {
    users: { ids: [lacks] },
    packageIds: [coursePackage.id],
  });
  return { course: course.databaseId, lesson: lesson.databaseId };
}

test(
  'a learner comments, a teacher answers and hides the comment, and others don’t see it',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const [anna, boris] = await Promise.all([
      memberWith(school, learning, { name: 'Анна', login: 'anna' }),
      memberWith(school, learning, { name: 'Борис', login: 'boris' }),
    ]);
    const { course, lesson } = await newLesson(school, anna.id, boris.id);
    const at = `/courses/${school.code}/${course}/${lesson}`;
    const { page: learner, close } = await pageOf(browser, anna.token);
    await learner.goto(at);
    await expect(learner.getByRole('heading', { name: 'Мои заметки' })).toBeVisible();
    await expect(learner.getByRole('heading', { name: 'Комментарии' })).toHaveCount(0);

    await teacher.goto(`/${school.code}/courses/${course}/lessons/${lesson}?tab=access`);
    await teacher.getByRole('switch', { name: 'Комментарии учеников' }).check();
    await teacher.getByRole('switch', { name: 'Отметки «нравится»' }).check();
    await teacher.getByRole('button', { name: 'Сохранить' }).first().click();
    await expect(teacher.getByText('Данные успешно сохранены')).toBeVisible();

    await learner.reload();
    const like = learner.getByRole('button', { name: /^Нравится: Почему небо голубое/ });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    const comment = learner.getByRole('textbox', { name: 'Новый комментарий' });
    await comment.fill('…а закат?');
    await learner.getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(learner.getByText('Начните комментарий с буквы или цифры')).toBeVisible();
    await comment.fill('Почему закат красный?');
    const visited = waitForOperation(learner, 'LearnerOutboxVisitMutation');
    await learner.reload();
    await expect(comment).toHaveValue('Почему закат красный?');
    await visited;
    await learner.context().setOffline(true);
    await learner.getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(learner.getByText(/^Нет сети. Текст сохранён/)).toBeVisible();
    await learner.context().setOffline(false);
    await learner.getByRole('button', { name: 'Отправить', exact: true }).click();
    const said = learner.getByRole('list', { name: 'Комментарии' });
    await expect(said.getByText('Почему закат красный?')).toBeVisible();
    await expect(comment).toHaveValue('');

    await teacher.goto(`/${school.code}/comments`);
    await expect(teacher.getByText('Почему закат красный?')).toBeVisible();
    await expectAccessible(teacher);
    await teacher.getByRole('button', { name: 'Ответить' }).click();
    await teacher
      .getByRole('textbox', { name: 'Ответ: Анна' })
      .fill('Синий свет рассеялся по дороге.');
    await teacher.getByRole('button', { name: 'Отправить ответ' }).click();
    await expect(teacher.getByText('Ответ отправлен')).toBeVisible();
    await expect(teacher.getByText('Синий свет рассеялся по дороге.')).toBeVisible();
    await teacher.screenshot(screenshotPath('comments-list'));
    await teacher.emulateMedia({ colorScheme: 'dark' });
    await teacher.setViewportSize({ width: 320, height: 740 });
    await teacher.screenshot(screenshotPath('comments-list-dark-320'));
    await teacher.emulateMedia({ colorScheme: 'light' });
    await teacher.setViewportSize({ width: 1440, height: 900 });

    await learner.reload();
    await expect(said.getByText('Синий свет рассеялся по дороге.')).toBeVisible();
    await expect(said.getByText('Школа')).toBeVisible();
    await said.getByRole('button', { name: 'Ответить' }).last().click();
    await said.getByRole('textbox').fill('Спасибо!');
    await said.getByRole('button', { name: 'Ответить' }).last().click();
    await expect(said.getByText('Спасибо!')).toBeVisible();
    await said.getByRole('button', { name: 'Удалить' }).last().click();
    await expect(said.getByText('Комментарий удалён')).toBeVisible();
    await said.getByRole('button', { name: 'Вернуть' }).click();
    await expect(said.getByText('Спасибо!')).toBeVisible();
    await expectAccessible(learner);
    await learner.screenshot({ ...screenshotPath('comments-learner'), fullPage: true });
    await learner.setViewportSize({ width: 320, height: 740 });
    await learner.screenshot({ ...screenshotPath('comments-learner-320'), fullPage: true });
    await learner.emulateMedia({ colorScheme: 'dark' });
    await said.getByRole('button', { name: 'Изменить' }).last().click();
    await learner.screenshot(screenshotPath('comments-learner-dark-320'));
    await said.getByRole('button', { name: 'Отмена' }).click();

    await teacher.reload();
    await teacher
      .getByRole('button', { name: /^Действия: Анна/ })
      .last()
      .click();
    await teacher.getByRole('menuitem', { name: 'Скрыть' }).click();
    await expect(teacher.getByText('Скрыто: 1 комментарий')).toBeVisible();
    await learner.reload();
    await expect(said.getByText('Видите только вы и преподаватели.')).toBeVisible();
    const notifications = teacher.getByRole('region', { name: 'Уведомления' });
    await notifications.getByRole('button', { name: 'Вернуть', exact: true }).last().click();
    await expect(teacher.getByText('Скрыт', { exact: true })).toHaveCount(0);
    await learner.reload();
    await expect(said.getByText('Почему закат красный?')).toBeVisible();
    await expect(said.getByText('Видите только вы и преподаватели.')).toHaveCount(0);
    await close();

    const { page: other, close: closeOther } = await pageOf(browser, boris.token);
    await other.goto(at);
    await expect(other.getByRole('heading', { name: 'Урок не найден' })).toBeVisible();
    await expect(other.getByText('Почему закат красный?')).toHaveCount(0);
    await closeOther();
  },
);
