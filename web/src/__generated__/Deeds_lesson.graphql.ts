/**
 * @generated SignedSource<<909ec35263119e5830fd5bd3c9728bf3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Deeds_lesson$data = {
  readonly bookmarkedAt: string | null | undefined;
  readonly finishedAt: string | null | undefined;
  readonly hasNote: boolean;
  readonly id: string;
  readonly isOpen: boolean;
  readonly openedAt: string | null | undefined;
  readonly " $fragmentType": "Deeds_lesson";
};
export type Deeds_lesson$key = {
  readonly " $data"?: Deeds_lesson$data;
  readonly " $fragmentSpreads": FragmentRefs<"Deeds_lesson">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Deeds_lesson",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOpen",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "openedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bookmarkedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasNote",
      "storageKey": null
    }
  ],
  "type": "LearnerLesson",
  "abstractKey": null
};

(node as any).hash = "788b214418dbda56c4618dcf05b626a1";

export default node;
