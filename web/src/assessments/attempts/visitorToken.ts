// Stores the token of a visitor's last attempt at each test in this browser.
const keyOf = (company: string, testId: number) => `free-test/${company}/${testId}`;

export function readVisitorToken(company: string, testId: number): string | null {
  try {
    return localStorage.getItem(keyOf(company, testId));
  } catch {
    // Storage is unavailable: there is no stored attempt.
    return null;
  }
}

export function storeVisitorToken(company: string, testId: number, token: string): void {
  try {
    localStorage.setItem(keyOf(company, testId), token);
  } catch {
    // Storage is unavailable: the attempt lasts as long as the page.
  }
}
