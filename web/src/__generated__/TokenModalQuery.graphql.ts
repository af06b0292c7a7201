/**
 * @generated SignedSource<<4d862f4fd7ddb41de74094eca4a40a6b>>
 * @relayHash 181a94a03a7dfc383465615299367726
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c8b3d2b8c4542737852726ca51823268cb26b75234af64097b814e4d86c76f3

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TokenModalQuery$variables = {
  companyId: string;
};
export type TokenModalQuery$data = {
  readonly node: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"TokenRights_company">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"TokenRights_query">;
};
export type TokenModalQuery = {
  response: TokenModalQuery$data;
  variables: TokenModalQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "companyId"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "companyId"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "TokenModalQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "TokenRights_query"
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TokenRights_company"
                }
              ],
              "type": "Company",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "company"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TokenModalQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "PermissionGroup",
        "kind": "LinkedField",
        "name": "permissionGroups",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "name",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "PermissionDescription",
            "kind": "LinkedField",
            "name": "permissions",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "permission",
                "storageKey": null
              },
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "forLearners",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "AdminProfile",
                "kind": "LinkedField",
                "name": "adminProfile",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "permissions",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Company",
            "abstractKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "6c8b3d2b8c4542737852726ca51823268cb26b75234af64097b814e4d86c76f3",
    "metadata": {},
    "name": "TokenModalQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "390b435c8d5f8d394e76c4bed9d89a9f";

export default node;
