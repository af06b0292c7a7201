/**
 * @generated SignedSource<<58082b4e62db1913a2f92c767501e64c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RoomNote_company$data = {
  readonly fileStorageUsage: {
    readonly limit: number | null | undefined;
    readonly used: number;
  } | null | undefined;
  readonly " $fragmentType": "RoomNote_company";
};
export type RoomNote_company$key = {
  readonly " $data"?: RoomNote_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"RoomNote_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RoomNote_company",
  "selections": [
    {
      "kind": "CatchField",
      "field": {
        "alias": null,
        "args": null,
        "concreteType": "FileStorageUsage",
        "kind": "LinkedField",
        "name": "fileStorageUsage",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "used",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "limit",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      "to": "NULL"
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "42e1e8588db20dddc953675b1ad19646";

export default node;
