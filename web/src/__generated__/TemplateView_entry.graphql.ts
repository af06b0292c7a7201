/**
 * @generated SignedSource<<61cf3d1d2631e71239bf14d3f591e905>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TemplateView_entry$data = {
  readonly template: {
    readonly blocks: ReadonlyArray<{
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"BlockView_block">;
    }>;
    readonly description: string | null | undefined;
    readonly homework: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "TemplateView_entry";
};
export type TemplateView_entry$key = {
  readonly " $data"?: TemplateView_entry$data;
  readonly " $fragmentSpreads": FragmentRefs<"TemplateView_entry">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TemplateView_entry",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "LibraryTemplate",
      "kind": "LinkedField",
      "name": "template",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "description",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "homework",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LibraryBlock",
          "kind": "LinkedField",
          "name": "blocks",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "BlockView_block"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "LibraryEntry",
  "abstractKey": null
};

(node as any).hash = "cf8a0c060e934eb8557ea4f60a92c2e7";

export default node;
