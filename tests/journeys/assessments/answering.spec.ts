// A teacher previews every type of question: answers it by keyboard, checks the answer, and answers it again.
import type { Locator, Page } from '@playwright/test';
import { questionsOfEveryType } from '../kit/every-question-type.ts';
import { expect, expectAccessible, screenshotPath, test } from '../kit/journey.ts';
import type { School } from '../kit/school.ts';

// Chromium's fake microphone needs no permission and produces a tone.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...args] });
  },
});

/** Each right answer is given by keyboard only. */
interface Trial {
  answer: (dialog: Locator, page: Page) => Promise<void>;
  verdict: string;
}

/** Moves down a list to the option with this ending. */
async function choose(list: Locator, ending: string): Promise<void> {
  const chosen = list.locator('option:checked');
  await list.focus();
  for (let tries = await list.locator('option').count(); tries > 0; tries -= 1) {
    if ((await chosen.innerText()).endsWith(ending)) return;
    await list.press('ArrowDown');
  }
  await expect(chosen).toHaveText(new RegExp(`${ending}$`));
}

const trials: Record<keyof typeof questionsOfEveryType, Trial> = {
  choice: {
    answer: async (dialog, page) => {
      await dialog.getByRole('radio', { name: 'Ока' }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
    },
    verdict: 'Верно: 2 из 2 баллов',
  },
  choices: {
    answer: async (dialog, page) => {
      for (const name of ['2', '9']) {
        await dialog.getByRole('checkbox', { name, exact: true }).focus();
        await page.keyboard.press('Space');
      }
    },
    verdict: 'Неверно: 0 из 2 баллов',
  },
  words: {
    answer: async (dialog, page) => {
      await dialog.getByRole('textbox', { name: 'Ответ' }).focus();
      await page.keyboard.type('москва');
    },
    verdict: 'Верно: 2 из 2 баллов',
  },
  number: {
    answer: async (dialog, page) => {
      await dialog.getByRole('textbox', { name: 'Ответ' }).focus();
      await page.keyboard.type('2,7');
    },
    verdict: 'Неверно: 0 из 2 баллов',
  },
  order: {
    answer: async (dialog, page) => {
      await expect(dialog.getByText('Пока ничего не переставлено, ответа нет.')).toBeVisible();
      const up = async (name: string) => {
        const button = dialog.getByRole('button', { name: `Выше: ${name}` });
        await button.focus();
        // The button keeps the focus while its item moves.
        while ((await button.getAttribute('aria-disabled')) !== 'true') {
          await page.keyboard.press('Enter');
        }
      };
      for (const name of ['Владивосток', 'Москва', 'Калининград']) await up(name);
    },
    verdict: 'Верно: 2 из 2 баллов',
  },
  lines: {
    answer: async (dialog, page) => {
      await dialog.getByRole('textbox', { name: 'Фамилия' }).focus();
      await page.keyboard.type('Лермонтов');
      await page.keyboard.press('Tab');
      await page.keyboard.type('1838');
    },
    verdict: 'Верно частично: 1 из 2 баллов',
  },
  blanks: {
    answer: async (dialog, page) => {
      await dialog.getByRole('textbox', { name: 'Пропуск 1' }).focus();
      await page.keyboard.type('Каспийское');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Ботнический');
    },
    verdict: 'Неверно: 0 из 2 баллов',
  },
  lists: {
    answer: async (dialog) => {
      for (const [index, word] of ['востоке', 'западе'].entries()) {
        const list = dialog.getByRole('combobox', { name: `Пропуск ${index + 1}` });
        await choose(list, word);
      }
    },
    verdict: 'Верно: 2 из 2 баллов',
  },
  pairs: {
    answer: async (dialog) => {
      const given = [
        ['Франция', 'Париж'],
        ['Италия', 'Рим'],
      ] as const;
      for (const [main, dependent] of given) {
        const list = dialog.getByRole('combobox', { name: `Пара для: ${main}` });
        await choose(list, dependent);
      }
    },
    verdict: 'Верно: 2 из 2 баллов',
  },
  'several pairs': {
    answer: async (dialog, page) => {
      const birds = dialog.getByRole('group', { name: 'Пара для: Птицы' });
      for (const name of ['Орёл', 'Щука']) {
        await birds.getByRole('checkbox', { name }).focus();
        await page.keyboard.press('Space');
      }
    },
    verdict: 'Неверно: 0 из 2 баллов',
  },
  text: {
    answer: async (dialog, page) => {
      await dialog.getByRole('textbox', { name: 'Ответ' }).focus();
      await page.keyboard.type('Утром я проснулся.');
      await expect(dialog.getByText('18 из 100 000 знаков')).toBeVisible();
    },
    verdict: 'Ответ ждёт преподавателя: до 2 баллов',
  },
  work: {
    answer: async (dialog, page) => {
      await dialog.getByRole('textbox', { name: 'Ответ' }).focus();
      await page.keyboard.type('Вот оно.');
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Приложить файлы' }).press('Enter');
      const file = { name: 'план.txt', mimeType: 'text/plain', buffer: Buffer.from('План') };
      await (await chooser).setFiles(file);
      await expect(dialog.getByRole('link', { name: 'план.txt' })).toBeVisible();
    },
    verdict: 'Ответ ждёт преподавателя: до 4 баллов',
  },
  voice: {
    answer: async (dialog, page) => {
      await dialog.getByRole('button', { name: 'Записать ответ' }).press('Enter');
      await expect(dialog.getByRole('button', { name: 'Остановить' })).toBeFocused();
      await expect(dialog.getByRole('timer')).toHaveText('0:01');
      await page.keyboard.press('Enter');
      const player = dialog.getByLabel(/^Ваш ответ: Запись ответа/);
      // The recording can be played.
      await expect
        .poll(() => player.evaluate((audio: HTMLAudioElement) => audio.readyState))
        .toBeGreaterThan(0);
    },
    verdict: 'Ответ ждёт преподавателя: до 2 баллов',
  },
};

async function newTest(school: School): Promise<string> {
  const { test: made } = await school.mutate(
    'createTest',
    { title: 'Все виды' },
    'test { id databaseId }',
  );
  for (const question of Object.values(questionsOfEveryType)) {
    const { data } = await school.ask(
      'mutation ($input: CreateTestQuestionInput!) { createTestQuestion(input: $input) { userErrors { message } } }',
      { input: { testId: made.id, maxPoints: 2, active: true, ...question } },
    );
    expect(data.createTestQuestion.userErrors).toEqual([]);
  }
  return `/${school.code}/tests/${made.databaseId}/questions`;
}

test(
  'every type of question is answered by keyboard, checked, and answered again',
  { tag: '@deep' },
  async ({ owner: page, school }) => {
    await page.goto(await newTest(school));
    const rows = page.getByRole('grid', { name: 'Вопросы теста' }).getByRole('row');
    const preview = page.getByRole('button', { name: 'Как увидит ученик' });
    const dialog = page.getByRole('dialog', { name: 'Как увидит ученик' });
    for (const [index, [name, { answer, verdict }]] of Object.entries(trials).entries()) {
      await rows.nth(index).click();
      await expect(rows.nth(index)).toHaveAttribute('aria-selected', 'true');
      await expect(preview).toBeEnabled();
      await preview.press('Enter');
      await answer(dialog, page);
      await page.screenshot(screenshotPath(`answering ${name} 1440`));
      await expectAccessible(page, '[role=dialog]');
      await expectRoomOnTelephones(page, name);

      await dialog.getByRole('button', { name: 'Проверить' }).press('Enter');
      await expect(dialog.getByText(verdict, { exact: true })).toBeVisible();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.screenshot(screenshotPath(`answering ${name} judged 1440`));
      await expectAccessible(page, '[role=dialog]');
      await expectRoomOnTelephones(page, `${name} judged`);
      await page.emulateMedia({ colorScheme: 'light' });

      await dialog.getByRole('button', { name: 'Заново' }).press('Enter');
      await expect(dialog.getByText(verdict, { exact: true })).toHaveCount(0);
      await expect(dialog.getByRole('button', { name: 'Проверить' })).toBeEnabled();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    }
  },
);

test('an unsaved question can be tried', { tag: '@deep' }, async ({ owner: page, school }) => {
  await page.goto(await newTest(school));
  await page.getByRole('grid', { name: 'Вопросы теста' }).getByRole('row').nth(2).click();
  const accepted = page.getByRole('textbox', { name: 'Правильный ответ 1' });
  await expect(accepted).toHaveValue('Москва');
  // Blocks saving.
  await page.route('**/graphql', () => {});
  await accepted.fill('Петербург');
  await page.getByRole('button', { name: 'Как увидит ученик' }).click();
  const dialog = page.getByRole('dialog', { name: 'Как увидит ученик' });
  await dialog.getByRole('textbox', { name: 'Ответ' }).fill('петербург');
  await dialog.getByRole('button', { name: 'Проверить' }).click();
  await expect(dialog.getByText('Верно: 2 из 2 баллов', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Исправить ответ' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Ответ' })).toHaveValue('петербург');
  await page.unroute('**/graphql');
});

/**
 * Expects no horizontal scrolling and touch targets of sufficient size in the modal, apart from the modal's own
 * buttons.
 */
async function expectRoomOnTelephones(page: Page, name: string): Promise<void> {
  for (const width of [375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    const found = await page.getByRole('dialog').evaluate((dialog) => {
      const excerptsOf = (parts: Element[]) => parts.map((part) => part.outerHTML.slice(0, 200));
      const all = [dialog, ...dialog.querySelectorAll('*')];
      const targets = [...dialog.querySelectorAll('button, select, input, textarea')]
        .filter((part) => part.closest('header, footer') === null)
        .map((part) => part.closest('label') ?? part)
        .filter((part) => part.clientHeight > 0);
      return {
        wide: excerptsOf(
          all.filter(
            (part) =>
              // Elements for screen readers only are one pixel wide.
              part.clientWidth > 1 &&
              part.scrollWidth > part.clientWidth + 1 &&
              getComputedStyle(part).overflowX !== 'visible' &&
              !part.matches('input, select, .formula *'),
          ),
        ),
        small: excerptsOf(targets.filter((part) => part.getBoundingClientRect().height < 40)),
      };
    });
    expect(found).toEqual({ wide: [], small: [] });
    if (width === 375) await page.screenshot(screenshotPath(`answering ${name} 375`));
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}
