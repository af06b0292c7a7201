/**
 * @generated SignedSource<<2b65ceb5ad815628d2a8b86284a2dd47>>
 * @relayHash dea337e98b516946777621c6acaabae0
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1bfeff1f7cd530056292cdc36b475e09e324baf78f2da7ee15bb3827d2ce2e96

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttachCourseChatLinkBlockPackagesInput = {
  clientMutationId?: string | null | undefined;
  id: string;
  packageIds: ReadonlyArray<string>;
};
export type usePackageLinksAttachMutation$variables = {
  input: AttachCourseChatLinkBlockPackagesInput;
};
export type usePackageLinksAttachMutation$data = {
  readonly attachCourseChatLinkBlockPackages: {
    readonly courseChatLinkBlock: {
      readonly " $fragmentSpreads": FragmentRefs<"ChatLinkModal_block">;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type usePackageLinksAttachMutation = {
  response: usePackageLinksAttachMutation$data;
  variables: usePackageLinksAttachMutation$variables;
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
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "usePackageLinksAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachCourseChatLinkBlockPackagesPayload",
        "kind": "LinkedField",
        "name": "attachCourseChatLinkBlockPackages",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseChatLinkBlock",
            "kind": "LinkedField",
            "name": "courseChatLinkBlock",
            "plural": false,
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ChatLinkModal_block"
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
    "name": "usePackageLinksAttachMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "AttachCourseChatLinkBlockPackagesPayload",
        "kind": "LinkedField",
        "name": "attachCourseChatLinkBlockPackages",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "CourseChatLinkBlock",
            "kind": "LinkedField",
            "name": "courseChatLinkBlock",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "active",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "CoursePackage",
                "kind": "LinkedField",
                "name": "packages",
                "plural": true,
                "selections": [
                  (v3/*:: as any*/),
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1bfeff1f7cd530056292cdc36b475e09e324baf78f2da7ee15bb3827d2ce2e96",
    "metadata": {},
    "name": "usePackageLinksAttachMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "25a83fb7d243b3c5f7798b430b5286ef";

export default node;
