/**
 * @generated SignedSource<<b8bf5e7f12644d04e6e1283f4414b526>>
 * @relayHash ea317cffa9e18a2a99a255269462d806
 * @lightSyntaxTransform
 * @codegen-command: npm run generate
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba3937fd2c785348505a46e587b03e3b610b810c6768f40b6bb46c4b86153f31

import type { ConcreteRequest } from 'relay-runtime';
export type ExportCourseInput = {
  clientMutationId?: string | null | undefined;
  id: string;
};
export type useCourseJobsExportMutation$variables = {
  input: ExportCourseInput;
};
export type useCourseJobsExportMutation$data = {
  readonly exportCourse: {
    readonly job: {
      readonly id: string;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly message: string;
    }>;
  };
};
export type useCourseJobsExportMutation = {
  response: useCourseJobsExportMutation$data;
  variables: useCourseJobsExportMutation$variables;
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
    "concreteType": "ExportCoursePayload",
    "kind": "LinkedField",
    "name": "exportCourse",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
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
    "name": "useCourseJobsExportMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCourseJobsExportMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ba3937fd2c785348505a46e587b03e3b610b810c6768f40b6bb46c4b86153f31",
    "metadata": {},
    "name": "useCourseJobsExportMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c6a9301b418f951941c670241c03adf3";

export default node;
