// A field for the access token, in place of the headers editor.
import { useSyncExternalStore } from 'react';
import { keepToken, currentToken, onToken } from './token.ts';

export function TokenField() {
  const token = useSyncExternalStore(onToken, currentToken);
  return (
    <div className="token-field">
      <label>
        Access token
        <input
          type="password"
          autoComplete="off"
          spellCheck={false}
          placeholder="kfd_…"
          value={token}
          onChange={(event) => keepToken(event.currentTarget.value)}
        />
      </label>
      <small>Filled by SignIn; kept on this page alone, as long as it is open</small>
    </div>
  );
}
