// What proves that a visitor's attempt is theirs: kept in this browser, for each test the last one.
const keyOf = (company: string, testId: number) => `free-test/${company}/${testId}`;

export function keptToken(company: string, testId: number): string | null {
  try {
    return localStorage.getItem(keyOf(company, testId));
  } catch {
    // A browser that keeps nothing goes on with no attempt.
    return null;
  }
}

export function keepToken(company: string, testId: number, token: string): void {
  try {
    localStorage.setItem(keyOf(company, testId), token);
  } catch {
    // As above: the attempt lasts as long as the page.
  }
}
