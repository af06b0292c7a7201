// A visitor uses the catalogue: word forms, typos, categories, and back navigation.
import { expect, expectAccessible, test } from '../kit/journey.ts';

test('a visitor finds a course by other word forms, with a typo, and by category', async ({
  page: visitor,
  school,
}) => {
  const category = async (input: object) =>
    (await school.mutate('createCourseCategory', input, 'courseCategory { id }')).courseCategory.id;
  const level = await category({ title: 'Класс', filterSelectionType: 'SINGLE', viewType: 'TAGS' });
  const ninth = await category({ title: 'Девятый', parentId: level });
  const tenth = await category({ title: 'Десятый', parentId: level });
  const course = async (name: string, subcategoryIds: string[]) => {
    const input = { name, subcategoryIds, prepositionFrom: true };
    const made = await school.mutate('createCourse', input, 'course { id }');
    return made.course.id;
  };
  const ids = [
    await course('Математика для каникул', [ninth]),
    await course('Ёлочные мастерские <b>', [tenth]),
  ];
  await course('Тайный черновик', [ninth]);
  await school.mutate(
    'changeCourseStatus',
    { courses: { ids }, status: 'VISIBLE' },
    'changedCount',
  );

  await visitor.goto(`/${school.code}/course-search`);
  const cards = visitor.getByRole('list', { name: 'Курсы' }).getByRole('listitem');
  await expect(cards).toHaveCount(2);
  await expect(visitor.getByText('2 курса')).toBeVisible();
  await expect(cards.getByText(/^Бесплатно$/)).toHaveCount(2);

  const search = visitor.getByRole('textbox', { name: 'Поиск курсов' });
  await search.fill('математикой');
  await expect(cards).toHaveCount(1);
  await expect(cards.locator('mark')).toHaveText('Математика');
  await search.fill('елочной');
  await expect(cards.locator('mark')).toHaveText('Ёлочные');
  await expect(cards.getByRole('heading')).toHaveText('Ёлочные мастерские <b>');
  await search.fill('матиматика');
  await expect(visitor.getByText('показаны курсы по запросу «математика»')).toBeVisible();
  await expect(cards.getByRole('heading')).toHaveText('Математика для каникул');
  await expectAccessible(visitor, 'main');
  await search.fill('черновик');
  await expect(visitor.getByText('Ничего не найдено')).toBeVisible();
  await visitor.getByRole('button', { name: 'Сбросить фильтр' }).click();
  await expect(cards).toHaveCount(2);

  const choice = (name: string) =>
    visitor.getByRole('group', { name: 'Класс' }).getByRole('button', { name });
  await choice('Девятый').focus();
  await visitor.keyboard.press('Enter');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading')).toHaveText('Математика для каникул');
  await choice('Десятый').click();
  await expect(choice('Девятый')).toHaveAttribute('aria-pressed', 'false');
  await expect(cards.getByRole('heading')).toHaveText('Ёлочные мастерские <b>');
  await visitor.reload();
  await expect(choice('Десятый')).toHaveAttribute('aria-pressed', 'true');
  await visitor.goBack();
  await expect(choice('Девятый')).toHaveAttribute('aria-pressed', 'true');
});
