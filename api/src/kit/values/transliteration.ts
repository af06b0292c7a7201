// Transliterates Russian by the simplified rules for passports, for URLs.

export const transliterated = (text: string): string =>
  Array.from(text.toLowerCase(), (letter) => latin[letter] ?? letter).join('');

/**
 * The URL slug of a text: `Физика и математика` becomes `fizika-i-matematika`. Empty if no character can be
 * transliterated.
 */
export const slugOf = (text: string, longest: number): string =>
  transliterated(text)
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');

const latin: Record<string, string> = Object.fromEntries(
  `а=a б=b в=v г=g д=d е=e ё=yo ж=zh з=z и=i й=y к=k л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=kh ц=ts
  ч=ch ш=sh щ=shch ъ= ы=y ь= э=e ю=yu я=ya`
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
