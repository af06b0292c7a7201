/**
 * @generated SignedSource<<0344f40a1fbc6ef51a50f03e8d248e00>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenameVariableModal_variable$data = {
  readonly id: string;
  readonly value: string;
  readonly version: string | null | undefined;
  readonly " $fragmentType": "RenameVariableModal_variable";
};
export type RenameVariableModal_variable$key = {
  readonly " $data"?: RenameVariableModal_variable$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenameVariableModal_variable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenameVariableModal_variable",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "type": "CustomFieldVariable",
  "abstractKey": null
};

(node as any).hash = "d604d41b8cb827f94664175a6814ce59";

export default node;
