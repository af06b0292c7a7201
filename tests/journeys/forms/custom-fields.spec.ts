// An admin creates custom fields: a list with variables and their dependent fields, and another type.
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import { choose, field } from '../kit/locators.ts';

test(
  'a list is created, its variables are pasted, and one shows a dependent field',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await school.mutate('createCustomField', { name: 'Кто посоветовал', type: 'STRING' });
    await page.goto(`/${school.code}/custom-fields`);
    await expect(page.getByRole('link', { name: 'Кто посоветовал' })).toBeVisible();
    await page.getByRole('link', { name: 'Создать поле' }).click();
    await expect(page.getByRole('heading', { name: 'Создание поля' })).toBeVisible();

    const create = page.getByRole('button', { name: 'Создать', exact: true });
    await create.click();
    await expect(page).toHaveURL(/custom-fields\/create/);
    await page.getByRole('textbox', { name: /^Название/ }).fill('Откуда узнали');
    await create.click();
    await expect(page.getByText('Необходимо выбрать тип поля')).toBeVisible();
    await page.getByRole('combobox', { name: 'Тип' }).click();
    await page.getByRole('option', { name: 'Список', exact: true }).click();
    await field(page, 'Вариант 1').fill('Реклама');
    await expect(page.getByRole('radio', { name: 'Реклама' })).toBeVisible();
    await create.click();
    await expect(
      page.getByRole('heading', { name: 'Редактирование поля «Откуда узнали»' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/custom-fields\/\d+$/);

    await page.getByRole('button', { name: 'Вставить списком' }).click();
    const pasted = page.getByRole('dialog', { name: 'Варианты списком' });
    const lines = pasted.getByRole('textbox');
    await lines.fill('Друзья\nРеклама\nШкола\nВК\nЯндекс\nГазета');
    await pasted.getByRole('button', { name: 'Добавить' }).click();
    await expect(pasted).toContainText('Строка 2: «Реклама»: такой вариант уже есть');
    await lines.fill('Друзья\nШкола\nВК\nЯндекс\nГазета');
    await pasted.getByRole('button', { name: 'Добавить' }).click();
    await expect(page.getByText('1–5 из 6')).toBeVisible();
    await page.getByRole('button', { name: 'Следующая страница' }).click();
    await expect(page.getByText('6–6 из 6')).toBeVisible();
    await page.getByLabel('На странице').selectOption('10');
    await expect(page.getByText('1–6 из 6')).toBeVisible();
    await page.getByLabel('Поиск по вариантам').fill('дру');
    await expect(page.getByText('1–1 из 1')).toBeVisible();

    await page.getByRole('button', { name: 'Что показать вместе с «Друзья»' }).click();
    const dependents = page.getByRole('dialog', { name: 'Когда выбрано «Друзья»' });
    await choose(dependents, 'Поля', 'Кто посоветовал');
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('dependents'));
    await dependents.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Показывает поля: «Кто посоветовал»')).toBeVisible();
    await page.screenshot({ ...screenshotPath('custom-field'), fullPage: true });
    await expectAccessible(page, 'main');

    const { user } = await school.mutate(
      'createUser',
      { name: 'Лев', email: `lev@${school.code}.test` },
      'user { databaseId }',
    );
    await page.goto(`/${school.code}/users/${user.databaseId}?tab=fields`);
    await expect(page.getByRole('radio', { name: 'Реклама' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Кто посоветовал' })).toBeHidden();
    await page.getByRole('radio', { name: 'Друзья' }).check();
    await page.getByRole('textbox', { name: 'Кто посоветовал' }).fill('Аня');
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();
  },
);

test(
  'a field changes its type after a warning about lost data',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { customField } = await school.mutate(
      'createCustomField',
      { name: 'Класс', type: 'STRING' },
      'customField { databaseId }',
    );
    for (const [name, value] of [
      ['Аня', '9'],
      ['Боря', 'девятый'],
    ]) {
      const { user } = await school.mutate(
        'createUser',
        { name, email: `${value === '9' ? 'a' : 'b'}@${school.code}.test` },
        'user { id }',
      );
      await school.ask(
        `mutation ($input: UpdateUserCustomFieldsInput!) {
        updateUserCustomFields(input: $input) { userErrors { message } }
      }`,
        {
          input: {
            id: user.id,
            customFields: [{ customFieldId: customField.databaseId, values: [value] }],
          },
        },
      );
    }
    await page.goto(`/${school.code}/custom-fields/${customField.databaseId}`);
    await page.getByRole('combobox', { name: 'Тип' }).click();
    await page.getByRole('option', { name: 'Целое число' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const question = page.getByRole('alertdialog', { name: 'Сменить тип поля «Класс»?' });
    await expect(question).toContainText(/2\sзначения у 2\sлюдей/);
    await expect(question).toContainText('Из них 1 не подойдёт новому типу и будет потеряно');
    await page.screenshot(screenshotPath('custom-field-type'));
    await question.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Не сохранено: тип остался прежним')).toBeVisible();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    await question.getByRole('button', { name: 'Сменить тип' }).click();
    await expect(page.getByText('Данные успешно сохранены')).toBeVisible();

    await page.getByRole('button', { name: 'Удалить' }).click();
    const removal = page.getByRole('alertdialog', { name: 'Удалить поле «Класс»?' });
    await expect(removal).toContainText(/Будет потеряно 1\sзначение у 1\sчеловека/);
    await removal.getByRole('button', { name: 'Удалить' }).click();
    await expect(page).toHaveURL(/custom-fields$/);
    await expect(page.getByText('Своих полей о людях пока нет')).toBeVisible();
  },
);

test(
  'a field that forms need can’t be deleted, and a link leads to the forms',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    const { customField } = await school.mutate(
      'createCustomField',
      { name: 'Кто вы', type: 'LIST', variables: ['Ученик', 'Родитель'] },
      'customField { id databaseId variables { databaseId } }',
    );
    const [pupil] = customField.variables;
    const { form } = await school.mutate(
      'createForm',
      {
        name: 'Олимпиада',
        type: 'FREE',
        fields: [
          { ref: 'who', type: 'CUSTOM_FIELD', customFieldId: customField.databaseId },
          {
            ref: 'text',
            type: 'DESCRIPTION',
            text: 'Для учеников',
            condition: {
              match: 'ALL',
              rules: [{ field: 'who', operator: 'IS', value: String(pupil.databaseId) }],
            },
          },
        ],
      },
      'form { databaseId }',
    );
    await page.goto(`/${school.code}/custom-fields/${customField.databaseId}`);
    await page.getByRole('button', { name: 'Действия: Ученик' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    const named = page.getByRole('dialog', { name: 'Вариант «Ученик» нельзя удалить' });
    await expect(named.getByRole('link', { name: 'Олимпиада' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('combobox', { name: 'Тип' }).click();
    await page.getByRole('option', { name: 'Строка' }).click();
    await page.getByRole('button', { name: 'Сохранить' }).click();
    const type = page.getByRole('dialog', { name: 'Тип поля «Кто вы» нельзя сменить' });
    await expect(type.getByRole('link', { name: 'Олимпиада' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Не сохранено: тип остался прежним')).toBeVisible();
    await page.reload();

    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    const refusal = page.getByRole('dialog', { name: 'Поле «Кто вы» нельзя удалить' });
    await expect(refusal).toBeVisible();
    await expectAccessible(page, '[role=dialog]');
    await page.screenshot(screenshotPath('custom-field-uses'));
    await refusal.getByRole('link', { name: 'Олимпиада' }).click();
    await expect(page).toHaveURL(new RegExp(`/forms/${form.databaseId}$`));
    await expect(refusal).toBeHidden();
  },
);

test(
  'many fields are deleted after a question that lists the lost data',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await school.mutate('createCustomField', {
      name: 'Города',
      type: 'LIST',
      variables: ['Тверь', 'Псков', 'Орёл'],
    });
    await school.mutate('createCustomField', { name: 'Заметка', type: 'STRING' });
    await page.goto(`/${school.code}/custom-fields`);
    await page.getByRole('checkbox', { name: 'Выбрать все показанные' }).check();
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    const removal = page.getByRole('alertdialog', { name: /Удалить 2\sполя\?/ });
    await expect(removal).toContainText(/В них ничего не записано\. Будет удалено: 3\sварианта\./);
    await removal.getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Своих полей о людях пока нет')).toBeVisible();
  },
);
