/**
 * @generated SignedSource<<66fd8820c4e1b6c6b31f41e93bc88c62>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ObservedUserScreen_company$data = {
  readonly name: string;
  readonly observedUser: {
    readonly fullName: string;
    readonly " $fragmentSpreads": FragmentRefs<"ObservedAttempts_user" | "ObservedCourses_user" | "ObservedHomeworks_user">;
  } | null | undefined;
  readonly " $fragmentType": "ObservedUserScreen_company";
};
export type ObservedUserScreen_company$key = {
  readonly " $data"?: ObservedUserScreen_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"ObservedUserScreen_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "user"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ObservedUserScreen_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "databaseId",
          "variableName": "user"
        }
      ],
      "concreteType": "ObservedUser",
      "kind": "LinkedField",
      "name": "observedUser",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObservedCourses_user"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObservedHomeworks_user"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ObservedAttempts_user"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "6d22a0f54cc4be19f4d57c76379a57be";

export default node;
