/**
 * @generated SignedSource<<0fd180eb8cf5125e5a7763da88cb9dd2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LearningLayout_company$data = {
  readonly timeZone: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NotificationBell_company">;
  readonly " $fragmentType": "LearningLayout_company";
};
export type LearningLayout_company$key = {
  readonly " $data"?: LearningLayout_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"LearningLayout_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LearningLayout_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "timeZone",
        "storageKey": null
      },
      "to": "NULL"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NotificationBell_company"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "f3eb897aaf3a2c2b45963277051b1540";

export default node;
