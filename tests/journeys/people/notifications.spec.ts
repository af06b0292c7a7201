// Notifications: a learner comments on a lesson, the teacher sees the bell, opens the comment, and turns mails off.
import { expect, expectAccessible, pageOf, screenshotPath, test } from '../kit/journey.ts';
import { memberWith, newCourse } from '../kit/school.ts';

test(
  'a teacher is notified of a question and opens it, and the learner of the answer',
  { tag: '@deep' },
  async ({ owner: teacher, school, browser }) => {
    const anna = await memberWith(school, ['LEARNING_PART_ACCESS', 'LEARN_COURSES'], {
      name: 'Анна',
      login: 'anna',
    });
    const course = await newCourse(school, { name: 'Физика', status: 'VISIBLE' });
    const { lesson } = await course.mutate(
      'createLesson',
      { name: 'Почему небо голубое', type: 'TEXT', useComments: true },
      'lesson { id databaseId }',
    );
    await course.mutate('attachCourseStudents', { users: { ids: [anna.id] } });

    const { page: learner, close } = await pageOf(browser, anna.token);
    await learner.goto(`/courses/${school.code}/${course.databaseId}/${lesson.databaseId}`);
    await learner.getByRole('textbox', { name: 'Новый комментарий' }).fill('А закат?');
    await learner.getByRole('button', { name: 'Отправить', exact: true }).click();
    await expect(learner.getByText('А закат?')).toBeVisible();

    await teacher.goto(`/${school.code}`);
    await teacher.getByRole('button', { name: 'Уведомления: не прочитано 1' }).click();
    const panel = teacher.getByRole('dialog', { name: 'Уведомления' });
    await expect(panel.getByText('А закат?')).toBeVisible();
    await teacher.screenshot(screenshotPath('notifications-panel'));
    await panel.getByRole('link', { name: /Новый комментарий/ }).click();
    await expect(teacher).toHaveURL(/\/comments\?comment=\d+/);
    await expect(teacher.getByText('Одно обсуждение')).toBeVisible();
    await teacher.getByRole('button', { name: 'Ответить' }).click();
    await teacher.getByRole('textbox', { name: 'Ответ: Анна' }).fill('И закат тоже.');
    await teacher.getByRole('button', { name: 'Отправить ответ' }).click();
    await expect(teacher.getByText('Ответ отправлен')).toBeVisible();
    await expect(teacher.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible();

    await teacher.goto(`/${school.code}/notifications`);
    await expect(teacher.getByRole('heading', { name: 'Всё прочитано' })).toBeVisible();
    await teacher.getByRole('link', { name: 'Все', exact: true }).click();
    await expect(teacher.getByText('Новый комментарий')).toBeVisible();
    // The radio buttons change after the server responds.
    await teacher.getByRole('radio', { name: 'Никогда' }).click();
    await expect(teacher.getByRole('radio', { name: 'Никогда' })).toBeChecked();
    await teacher.getByRole('switch', { name: 'Вебинары: сообщать' }).click();
    await expect(teacher.getByRole('switch', { name: 'Вебинары: в письмах тоже' })).toBeDisabled();
    await teacher.reload();
    await expect(teacher.getByRole('radio', { name: 'Никогда' })).toBeChecked();
    await expect(teacher.getByRole('switch', { name: 'Вебинары: сообщать' })).not.toBeChecked();
    await expectAccessible(teacher);
    await teacher.screenshot(screenshotPath('notifications-page'));
    await teacher.setViewportSize({ width: 320, height: 740 });
    await teacher.screenshot(screenshotPath('notifications-page-320'));

    await learner.reload();
    await learner.getByRole('button', { name: 'Уведомления: не прочитано 1' }).click();
    await learner.getByRole('link', { name: 'Все и настройки' }).click();
    await expect(learner.getByText('И закат тоже.')).toBeVisible();
    await expectAccessible(learner);
    await learner.getByRole('button', { name: 'Отметить все прочитанными' }).click();
    await expect(learner.getByRole('heading', { name: 'Всё прочитано' })).toBeVisible();
    await learner.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await learner.setViewportSize({ width: 320, height: 740 });
    await expect(
      learner.getByRole('button', { name: 'Уведомления: не прочитано 1' }),
    ).toBeVisible();
    await learner.screenshot(screenshotPath('notifications-learner-320'));
    await learner.getByRole('link', { name: /Ответ на ваш комментарий/ }).click();
    await expect(learner.locator('[data-meant]').getByText('И закат тоже.')).toBeVisible();
    await expect(learner.getByRole('button', { name: 'Уведомления', exact: true })).toBeVisible();
    await close();
  },
);
