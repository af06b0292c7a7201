/**
 * @generated SignedSource<<79dc85c355f1ca67cd63a868e5fe0f92>>
 * @relayHash 86f745b507a8faa1a29a2b02a7c888a3
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6f037cbb9909b9ea09be311dacf1009d2c99d9f3f3c48bdb1d2b17196b9dce4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DigestPeriod = "DAILY" | "OFF" | "WEEKLY";
export type NotificationGroup = "CERTIFICATES" | "COMMENTS" | "HOMEWORK" | "ORDERS" | "TESTS" | "WEBINARS";
export type ChooseNotificationsInput = {
  clientMutationId?: string | null | undefined;
  companyId: string;
  digest?: DigestPeriod | null | undefined;
  muted?: ReadonlyArray<NotificationGroup> | null | undefined;
  unmailed?: ReadonlyArray<NotificationGroup> | null | undefined;
};
export type NotificationSettingsMutation$variables = {
  input: ChooseNotificationsInput;
};
export type NotificationSettingsMutation$data = {
  readonly chooseNotifications: {
    readonly company: {
      readonly " $fragmentSpreads": FragmentRefs<"NotificationSettings_company">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type NotificationSettingsMutation = {
  response: NotificationSettingsMutation$data;
  variables: NotificationSettingsMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NotificationSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChooseNotificationsPayload",
        "kind": "LinkedField",
        "name": "chooseNotifications",
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
                "args": null,
                "kind": "FragmentSpread",
                "name": "NotificationSettings_company"
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NotificationSettingsMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ChooseNotificationsPayload",
        "kind": "LinkedField",
        "name": "chooseNotifications",
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
                "concreteType": "NotificationSettings",
                "kind": "LinkedField",
                "name": "notificationSettings",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "digest",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "muted",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unmailed",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a6f037cbb9909b9ea09be311dacf1009d2c99d9f3f3c48bdb1d2b17196b9dce4",
    "metadata": {},
    "name": "NotificationSettingsMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8962465668368794b77ec619f8456a39";

export default node;
