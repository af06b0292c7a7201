// The checkout page of the local YooKassa, for browser tests.
import type { StoredPayment } from './ledger.ts';

export const checkoutPage = ({ id, status, request }: StoredPayment): string =>
  `<!doctype html>
<html lang="ru">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>ЮKassa</title>
<link rel="icon" href="data:,">
<main>
  <h1>Оплата</h1>
  <p>${escaped(request.description ?? '')}</p>
  <p>${request.amount.value.replace('.', ',')} ₽</p>
  ${
    status === 'pending'
      ? `<form method="post"><button formaction="/checkout/${id}/pay">Оплатить</button>
  <button formaction="/checkout/${id}/cancel">Отменить</button></form>`
      : `<p><a href="${escaped(request.confirmation.return_url)}">Вернуться в магазин</a></p>`
  }
</main>
</html>`;

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);
