/**
 * @generated SignedSource<<4fbac9ca82948bbaf305362ddfff2e96>>
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UserFields_user$data = {
  readonly customFields: ReadonlyArray<{
    readonly field: {
      readonly databaseId: number;
      readonly id: string;
      readonly name: string;
    };
  }>;
  readonly id: string;
  readonly " $fragmentSpreads": FragmentRefs<"UserFields_values">;
  readonly " $fragmentType": "UserFields_user";
};
export type UserFields_user$key = {
  readonly " $data"?: UserFields_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"UserFields_user">;
};

import UserFieldsRefetchQuery_graphql from './UserFieldsRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": UserFieldsRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "UserFields_user",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldCustomField",
      "kind": "LinkedField",
      "name": "customFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CustomField",
          "kind": "LinkedField",
          "name": "field",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "UserFields_values"
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "c108a6d3e70f16eebf61564892444c15";

export default node;
