/**
 * @generated SignedSource<<5d9b6827a08d7e1c534d7e09a5263d37>>
 * @relayHash c908f0bfa335541d091f97fd8ae60b68
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0f4db6e0e431c44a2bd65783df3a5b1397d0bec0576f5c5fafcb61a034ec9d7

import type { ConcreteRequest } from 'relay-runtime';
export type UnreadNotificationsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  ids?: ReadonlyArray<string> | null | undefined;
  reading?: string | null | undefined;
};
export type useReadingBackMutation$variables = {
  input: UnreadNotificationsInput;
};
export type useReadingBackMutation$data = {
  readonly unreadNotifications: {
    readonly company: {
      readonly adminProfile: {
        readonly unreadNotificationCount: number | null | undefined;
      } | null | undefined;
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useReadingBackMutation = {
  response: useReadingBackMutation$data;
  variables: useReadingBackMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UnreadNotificationsPayload",
    "kind": "LinkedField",
    "name": "unreadNotifications",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Company",
        "kind": "LinkedField",
        "name": "company",
        "plural": false,
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
            "concreteType": "AdminProfile",
            "kind": "LinkedField",
            "name": "adminProfile",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadNotificationCount",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useReadingBackMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useReadingBackMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "e0f4db6e0e431c44a2bd65783df3a5b1397d0bec0576f5c5fafcb61a034ec9d7",
    "metadata": {},
    "name": "useReadingBackMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "ca21b5d97c285777701257eea168a50f";

export default node;
