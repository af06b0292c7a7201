// The place for an access token, so that nobody has to write headers.
import { keepToken } from './token.ts';

export function TokenField() {
  return (
    <div className="token-field" lang="ru">
      <label>
        Токен доступа
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="kfd_…"
          onChange={(event) => keepToken(event.currentTarget.value)}
        />
      </label>
      <small>Остаётся только на этой странице, пока она открыта</small>
    </div>
  );
}
