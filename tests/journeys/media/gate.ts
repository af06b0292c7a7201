// Holds the parts of a file in the page. Requests on their way would be held in Node, with all their bytes in the
// browser's messages: more work than the upload itself.
import type { Page } from '@playwright/test';
import { expect } from '../kit/journey.ts';

declare global {
  interface Window {
    /** Resolves once a part may be sent. */
    passGate: () => Promise<void>;
  }
}

/** Lets the first part through, and the others once it is open. */
export async function gateOf(page: Page) {
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

/** Runs in the page, before its own scripts. */
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
