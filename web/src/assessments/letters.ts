// Letters of the main items of a matching question, as Russian exam papers print them; dependent items have numbers.
const letters = 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЭЮЯ';

export const letter = (index: number): string => letters[index] ?? `Э${index + 1}`;
