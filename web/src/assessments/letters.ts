// What main items of a correspondence are called, beside the numbers of the dependent ones: as exams print them.
const letters = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ';

export const letter = (index: number): string => letters[index] ?? `Э${index + 1}`;
