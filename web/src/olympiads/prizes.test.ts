// Tests validation of prizes and their conversion to mutation input.
import { expect, test } from 'vitest';
import { draftOf, inputOf, problemsOf } from './prizes.ts';

const prize = (name: string, fromPlace: string, toPlace = '') => ({
  name,
  fromPlace,
  toPlace,
  diplomaText: '',
});

test('requires a name and distinct places for each prize', () => {
  const drafts = [
    prize('Победитель', '1'),
    prize('Призёр', '2', '3'),
    prize('Лауреат', '3', '5'),
    prize('Участник', '9', '8'),
    prize(' ', '10'),
    prize('Без места', ''),
  ];
  expect([...problemsOf(drafts)]).toEqual([
    [2, 'За это место уже есть награда'],
    [3, 'Последнее место раньше первого'],
    [4, 'Назовите награду'],
    [5, 'Введите место, с первого'],
  ]);
});

test('converts a single place to one input and back', () => {
  const storedPrize = { name: 'Победитель', fromPlace: 1, toPlace: 1, diplomaText: null };
  expect(draftOf(storedPrize)).toEqual(prize('Победитель', '1'));
  expect(inputOf(draftOf(storedPrize))).toEqual(storedPrize);
  expect(inputOf(prize(' Призёр ', '2', '3'))).toMatchObject({ name: 'Призёр', toPlace: 3 });
});
