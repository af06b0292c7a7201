// Delays the parts of an upload in the page. Playwright's routes would pass all bytes through the browser's protocol,
// which costs more than the upload itself.
import type { Page } from '@playwright/test';
import { expect } from '../kit/journey.ts';

declare global {
  interface Window {
    /** Resolves when a part may be sent. */
    passGate: () => Promise<void>;
  }
}

/** Lets the first part pass, and the others once the gate is open. */
export async function delayUploads(page: Page) {
  let isFirst = true;
  let isOpen = false;
  let held: (() => void)[] = [];
  await page.exposeFunction('passGate', () => {
    if (isOpen || isFirst) {
      isFirst = false;
      return undefined;
    }
    return new Promise<void>((resolve) => held.push(resolve));
  });
  await page.addInitScript(holdParts);
  return {
    held: () => expect.poll(() => held.length).toBeGreaterThan(0),
    open: () => {
      isOpen = true;
      for (const pass of held) pass();
      held = [];
    },
    close: () => {
      isOpen = false;
    },
  };
}

/** Runs in the page before its own scripts. */
function holdParts(): void {
  class HeldRequest extends XMLHttpRequest {
    #isPart = false;
    #isHeld = false;

    override open(method: string, url: string | URL): void {
      this.#isPart = new URL(url, location.href).pathname.startsWith('/media/companies/');
      super.open(method, url);
    }

    override send(body?: XMLHttpRequestBodyInit | null): void {
      if (!this.#isPart) return super.send(body);
      void this.#wait(body);
    }

    async #wait(body?: XMLHttpRequestBodyInit | null): Promise<void> {
      this.#isHeld = true;
      await window.passGate();
      if (this.#isHeld) super.send(body);
      this.#isHeld = false;
    }

    override abort(): void {
      if (this.#isHeld) this.dispatchEvent(new ProgressEvent('abort'));
      else super.abort();
      this.#isHeld = false;
    }
  }
  window.XMLHttpRequest = HeldRequest;
}
