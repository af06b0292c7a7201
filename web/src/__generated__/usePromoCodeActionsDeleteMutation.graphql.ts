/**
 * @generated SignedSource<<f0a54edd9c1d4c5122df2669a826f4d6>>
 * @relayHash d475273182e55fdf285b8eefa671fb62
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 667415b15971db784f85184e46d6f5e33f9b9859187ed33ea15a98226d857c66

import type { ConcreteRequest } from 'relay-runtime';
export type PromoCodeSaleType = "PERCENT" | "SUM";
export type PromoCodeState = "ENDED" | "NOT_STARTED" | "VALID";
export type DeletePromoCodesInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  promoCodes: PromoCodeSelection;
};
export type PromoCodeSelection = {
  ids?: ReadonlyArray<string> | null | undefined;
  matching?: PromoCodeMatch | null | undefined;
};
export type PromoCodeMatch = {
  filter?: PromoCodeFilter | null | undefined;
  search?: string | null | undefined;
};
export type PromoCodeFilter = {
  active?: boolean | null | undefined;
  course?: ReadonlyArray<string> | null | undefined;
  saleType?: PromoCodeSaleType | null | undefined;
  state?: ReadonlyArray<PromoCodeState> | null | undefined;
};
export type usePromoCodeActionsDeleteMutation$variables = {
  connections: ReadonlyArray<string>;
  input: DeletePromoCodesInput;
};
export type usePromoCodeActionsDeleteMutation$data = {
  readonly deletePromoCodes: {
    readonly deletedPromoCodeIds: ReadonlyArray<string>;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePromoCodeActionsDeleteMutation = {
  response: usePromoCodeActionsDeleteMutation$data;
  variables: usePromoCodeActionsDeleteMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedPromoCodeIds",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "userErrors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePromoCodeActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeletePromoCodesPayload",
        "kind": "LinkedField",
        "name": "deletePromoCodes",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePromoCodeActionsDeleteMutation",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": "DeletePromoCodesPayload",
        "kind": "LinkedField",
        "name": "deletePromoCodes",
        "plural": false,
        "selections": [
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "filters": null,
            "handle": "deleteEdge",
            "key": "",
            "kind": "ScalarHandle",
            "name": "deletedPromoCodeIds",
            "handleArgs": [
              {
                "kind": "Variable",
                "name": "connections",
                "variableName": "connections"
              }
            ]
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "667415b15971db784f85184e46d6f5e33f9b9859187ed33ea15a98226d857c66",
    "metadata": {},
    "name": "usePromoCodeActionsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "6a700b3497b190bbc44711eb9e757716";

export default node;
