// The people of a lesson: teachers, others with access, and learners, who are selected, removed and restored.
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../kit/journey.ts';

async function choose(within: Page | Locator, label: string, name: string): Promise<void> {
  const box = within.getByRole('combobox', { name: label });
  await box.fill(name);
  await box.page().getByRole('option', { name }).click();
}

test(
  'a lesson gets its teacher and others of the staff, several at once',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    for (const name of ['Anna', 'Vera']) {
      const email = `${name.toLowerCase()}@${school.code}.test`;
      const user = { name, surname: 'Иванова', email, password: 'long-enough-1' };
      await school.mutate('createUser', user);
    }
    const { course } = await school.mutate(
      'createCourse',
      { name: 'Физика' },
      'course { id databaseId }',
    );
    const made = await school.ask(
      'mutation ($input: CreateLessonInput!) { createLesson(input: $input) { lesson { databaseId } } }',
      { input: { courseId: course.id, name: 'Скорость', type: 'TEXT' } },
    );
    const { databaseId } = made.data.createLesson.lesson;
    await page.goto(`/${school.code}/courses/${course.databaseId}/lessons/${databaseId}`);
    await page.getByRole('link', { name: 'Роли и доступ' }).click();
    await expect(page.getByText('Преподаватель не назначен.')).toBeVisible();
    await choose(page, 'Назначить преподавателя', 'Иванова Anna');
    const teacher = page.getByRole('list', { name: 'Преподаватель', exact: true });
    await expect(teacher.getByRole('link')).toHaveText(['Иванова Anna']);
    await choose(page, 'Назначить другого преподавателя', 'Иванова Vera');
    await expect(teacher.getByRole('link')).toHaveText(['Иванова Vera']);
    await page.getByRole('button', { name: 'Убрать: Иванова Vera' }).click();
    await expect(page.getByText('Преподаватель не назначен.')).toBeVisible();
    await page.getByRole('button', { name: 'Вернуть' }).click();
    await expect(teacher.getByRole('link')).toHaveText(['Иванова Vera']);

    await page.getByRole('button', { name: 'Дать доступ сотрудникам' }).click();
    const dialog = page.getByRole('dialog', { name: 'Дать доступ сотрудникам' });
    await choose(dialog, 'Кого', 'Иванова Anna');
    await choose(dialog, 'Кого', 'Иванова Vera');
    await dialog.getByRole('button', { name: 'Добавить', exact: true }).click();
    const others = page.getByRole('list', { name: 'Доступ сотрудников' });
    await expect(others.getByRole('link')).toHaveText(['Иванова Anna', 'Иванова Vera']);
    await expect(page.getByText('Сдают все, кто учится на курсе.')).toBeVisible();
    await page.getByRole('button', { name: 'Назвать учеников' }).click();
    const naming = page.getByRole('dialog', { name: 'Назвать учеников' });
    await choose(naming, 'Кого', 'Иванова Vera');
    await naming.getByRole('button', { name: 'Добавить', exact: true }).click();
    const allowed = page.getByRole('list', { name: 'Кто сдаёт домашнее задание' });
    await expect(allowed.getByRole('link')).toHaveText(['Иванова Vera']);
    await expectAccessible(page);
    await page.reload();
    await expect(others.getByRole('link')).toHaveText(['Иванова Anna', 'Иванова Vera']);
    await expect(teacher.getByRole('link')).toHaveText(['Иванова Vera']);
  },
);
